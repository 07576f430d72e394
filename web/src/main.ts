import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { catalog } from './catalog.svelte'
import { install } from './install'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

document.documentElement.dataset.theme = settings.chosen.theme
catalog.load().catch(() => {}) // meanwhile the words are read; the first page tells when there was no answer
await words.load(settings.chosen.language)
mount(App, { target: document.getElementById('app')! })
install()
