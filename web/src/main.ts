import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { install } from './install'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

document.documentElement.dataset.theme = settings.chosen.theme
await words.load(settings.chosen.language)
mount(App, { target: document.getElementById('app')! })
install()
