const mostId = 2_147_483_647

/** The id that a part of a cursor stands for; 0, below every id, for what no list has answered. */
export function idInCursor(part: string | undefined): number {
  return part && /^\d{1,10}$/.test(part) ? Math.min(Number(part), mostId) : 0
}
