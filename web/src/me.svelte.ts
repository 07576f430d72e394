/** Who this visitor is: nobody at first, somebody as soon as a table needs to know. */

import { api, Refusal } from './api'
import type { NewTable, ShownTable, Visitor } from './protocol'
import { settings } from './settings.svelte'
import { word } from './words.svelte'

class Me {
  visitor: Visitor | null = $state.raw(null)
  private entering: Promise<Visitor> | null = null

  /** Who I am, if anybody; a newcomer need not ask. */
  async look(): Promise<Visitor | null> {
    if (!wasHere()) return null
    try {
      return (this.visitor = await api.me())
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 'nobody') return (this.visitor = null)
      throw problem
    }
  }

  /** Who I am; a newcomer becomes somebody. */
  async enter(): Promise<Visitor> {
    this.entering ??= this.becomeSomebody().finally(() => (this.entering = null))
    return this.entering
  }

  private async becomeSomebody(): Promise<Visitor> {
    const known = this.visitor ?? (await this.look())
    if (known) return known
    const { visitor } = await api.visit(settings.chosen.name || word('web-guest'))
    markHere()
    return (this.visitor = visitor)
  }

  /** This device is another visitor now. */
  async recover(token: string): Promise<void> {
    this.visitor = (await api.recover(token)).visitor
    markHere()
  }

  async rename(name: string): Promise<void> {
    settings.choose({ name })
    if (this.visitor) this.visitor = await api.rename(name || word('web-guest'))
  }

  async openTable(table: NewTable): Promise<ShownTable> {
    await this.enter()
    return api.create(table)
  }
}

export const me = new Me()

const KEY = 'maiolica-visitor'

/** Whether this browser may have a visitor's cookie: a script cannot see it. */
function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true // without a storage one has to ask
  }
}

function markHere(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // asked again the next time
  }
}
