import { rowsAtOnce } from '#contract/office/rules'

/** The highest possible id. */
export const mostId = 2_147_483_647

/** Splits a page's rows and one more into the page and the cursor of the next one. */
export function pageOf<T>(
  rows: readonly T[],
  cursorOf: (last: T) => string,
): { page: T[]; next: string | null } {
  const page = rows.slice(0, rowsAtOnce)
  const last = rows.length > rowsAtOnce ? page.at(-1) : undefined
  return { page, next: last ? cursorOf(last) : null }
}

/** The id in a part of a cursor; 0 for a value that no list returned. */
export function idInCursor(part: string | undefined): number {
  return part && /^\d{1,10}$/.test(part) ? Math.min(Number(part), mostId) : 0
}
