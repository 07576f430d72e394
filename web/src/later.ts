/** What is not needed for the first page, and comes when it is. */

/** The table with all that is drawn and done there; asked for as soon as somebody is about to sit down. */
export const tablePage = () => import('./pages/Table.svelte')

/** What a finished game looks like in hindsight. */
export const reviewPage = () => import('./review/Review.svelte')

/** Where positions are set up. */
export const editorPage = () => import('./editor/Editor.svelte')

/** A game's rules: a page, and a panel beside a table. */
export const rulesPage = () => import('./rules/RulesPage.svelte')
export const rulesPanel = () => Promise.all([import('./rules/RulesPanel.svelte'), import('./rules/words').then(({ loadWords }) => loadWords())])

/** A guided first game. */
export const learnPage = () => import('./school/Learn.svelte')

/** The coach at a first game. */
export const companion = () => Promise.all([import('./school/companion.svelte'), import('./school/CompanionView.svelte')])

/** Positions in which one move is best. */
export const puzzlesPage = () => import('./puzzles/Puzzles.svelte')
export const puzzlePage = () => import('./puzzles/Trainer.svelte')

/** A score pad for games with cardboard. */
export const padsPage = () => import('./pad/Pads.svelte')
export const padPage = () => import('./pad/PadPage.svelte')

/** What one's games say together. */
export const habitsPage = () => import('./review/Habits.svelte')

/** Begins to fetch something; if that fails, it is asked for again when it is needed. */
export function fetchAhead(page: () => Promise<unknown>): void {
  page().catch(() => {})
}
