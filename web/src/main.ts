import { mount } from 'svelte'
import App from './App.svelte'
import { words } from './words.svelte'

await words.load('en')
mount(App, { target: document.getElementById('app')! })
