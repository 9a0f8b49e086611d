const mostId = 2_147_483_647

/** The id in a part of a cursor; 0, below every id, for a value that no list returned. */
export function idInCursor(part: string | undefined): number {
  return part && /^\d{1,10}$/.test(part) ? Math.min(Number(part), mostId) : 0
}
