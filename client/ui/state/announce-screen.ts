export const aheadEvent = 'screenahead'

/** Has the code of a screen fetched that will follow, though no link leads there. */
export function announceScreen(path: string): void {
  dispatchEvent(new CustomEvent(aheadEvent, { detail: path }))
}
