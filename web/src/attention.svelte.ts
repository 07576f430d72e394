/** "Your turn" where people look when they are elsewhere: the title and the icon of the tab. */

import { word } from './words.svelte'

class Attention {
  title = $state('')
  turn = $state(false)

  /** Keeps the tab as it should be; call inside an effect. */
  show(): void {
    const parts = [this.turn ? `● ${word('web-your-turn')}` : '', this.title, 'Maiolica']
    document.title = parts.filter(Boolean).join(' · ')
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const wanted = this.turn ? 'icon-turn.svg' : 'icon.svg'
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
  }
}

export const attention = new Attention()
