/** What the server has: its games, levels and languages. The last answer is kept, so that rules can be read without a network. */

import { api } from './api'
import type { Catalog, CatalogGame } from './protocol'

class CatalogStore {
  known: Catalog | null = $state.raw(null)
  /** The server could not be asked what there is. */
  lost = $state(false)
  private asked: Promise<Catalog> | null = null

  /** The catalog, asked for once; after a failure it is asked for again. */
  async load(): Promise<Catalog> {
    this.asked ??= api.catalog()
    try {
      this.known = await this.asked
      this.lost = false
      keep(this.known)
      return this.known
    } catch (problem) {
      this.asked = null
      this.known ??= kept()
      this.lost = true
      throw problem
    }
  }

  game(id: string): CatalogGame | undefined {
    return this.known?.games.find((game) => game.id === id)
  }

  /** How strong each level is in a game with so many seats, as far as it was measured: 749, or 1240+ for at least so much. */
  ratings(id: string, seats: number): Record<string, string> {
    const game = this.game(id)
    const told = (ratings: Record<string, number> = {}, sign = '') =>
      Object.entries(ratings).map(([level, rating]) => [level, `${rating}${sign}`])
    return Object.fromEntries([...told(game?.ratings[seats]), ...told(game?.at_least[seats], '+')])
  }

  /** A game, also when the server has it only since this page was opened, or cannot be asked now. */
  async find(id: string): Promise<CatalogGame | undefined> {
    if (!this.game(id)) await this.ask(id)
    if (!this.game(id)) {
      this.asked = null
      await this.ask(id)
    }
    return this.game(id)
  }

  private async ask(id: string): Promise<void> {
    await this.load().catch((problem: unknown) => {
      if (!this.game(id)) throw problem
    })
  }
}

export const catalog = new CatalogStore()

const KEY = 'maiolica-catalog'

function keep(found: Catalog): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(found))
  } catch {
    // without a storage the app needs the server
  }
}

function kept(): Catalog | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Catalog | null
    return found?.games.every(({ id, content, at_least }) => id && content && at_least) ? found : null // another version may have written it
  } catch {
    return null
  }
}
