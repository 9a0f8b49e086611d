import { type ChoiceCells, cellOf } from '../own-row.ts'
import type { ProblemList } from '../problems.ts'
import type { ForeignChoice } from './choices.ts'
import type { ForeignCell, ForeignRow } from './rows.ts'
import { isNo } from './values.ts'

type Counted = {
  cells: ChoiceCells[]
  isByChoice: boolean
  /** The file's value for products that are not counted. */
  isInStock: boolean | undefined
  cell: ForeignCell | undefined
}
type About = {
  main: readonly ForeignRow[]
  wholeCount: number | null
  problems: ProblemList
}

/**
 * The choices with their pieces: counted by choice if each has a count, as one number if only the
 * product has one, else not counted.
 */
export function countedCells(
  choices: readonly ForeignChoice[],
  { main, wholeCount, problems }: About,
): Counted {
  const isSoldOut = ({ row }: ForeignChoice) => isNo(row.text('in_stock'))
  const counts = choices.map((choice) => choice.count ?? (isSoldOut(choice) ? 0 : null))
  const isSome = choices.some(({ count }) => count !== null)
  const isEach = isSome && counts.every((count) => count !== null)
  if (isSome && !isEach) {
    problems.warn('', '', 'Some of its choices have no count, so it is not counted')
  }
  const pairs = new Map<string, { choice: ForeignChoice; count: number; refs: string[] }>()
  for (const [nr, choice] of choices.entries()) {
    const key = `${choice.color}\n${choice.size}`
    const pair = pairs.get(key) ?? { choice, count: 0, refs: [] }
    pair.count += counts[nr] ?? 0
    if (choice.ref) pair.refs.push(choice.ref)
    pairs.set(key, pair)
  }
  const cells = [...pairs.values()].map(({ choice, count, refs }): ChoiceCells => {
    const { line } = choice.row
    const low = choice.row.text('low_at')
    return {
      ...(choice.color && { color: cellOf('color', line, choice.color) }),
      ...(choice.size && { size: cellOf('size', line, choice.size) }),
      ...(isEach && { count: cellOf('count', line, String(count)) }),
      ...(isEach && low && { low_at: cellOf('low_at', line, low) }),
      refs,
    }
  })
  const isWhole = !isSome && wholeCount !== null
  if (isWhole) cells.push({ count: cellOf('count', main[0]?.line ?? 0, String(wholeCount)) })
  const naming = [...choices.map(({ row }) => row), ...(choices.length > 0 ? [] : main)]
  const cell = naming.map((row) => row.cell('in_stock')).find((each) => each !== undefined)
  return {
    cells,
    isByChoice: isEach && pairs.size > 1,
    isInStock:
      isEach || isWhole || !cell ? undefined : !naming.every((row) => isNo(row.text('in_stock'))),
    cell,
  }
}
