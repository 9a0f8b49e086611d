import type { Problem } from '#contract/office/imports'

/** `line`: the row of the file, unless it is the product's first one. */
type AddProblem = (column: string, value: string, message: string, line?: number) => void
export type ProblemList = {
  troubles: Problem[]
  add: AddProblem
  warn: AddProblem
  /** The row waits for a confirmation. */
  ask: AddProblem
  isWrong: () => boolean
  isAsking: () => boolean
}

/** `lineOf`: the row of a column's cell, where a problem does not name it. */
export function openProblems(
  before: readonly Problem[] = [],
  lineOf: (column: string) => number | undefined = () => undefined,
): ProblemList {
  const troubles = [...before]
  const put =
    (warning: boolean, asks = false): AddProblem =>
    (column, value, message, line = lineOf(column)) => {
      const about = { column, value: cutText(value, 200), message, warning }
      if (!warning && value !== '' && troubles.some((each) => isOfCell(each, about))) return
      troubles.push({ ...about, ...(asks && { asks }), ...(line && { line }) })
    }
  return {
    troubles,
    add: put(false),
    warn: put(true),
    ask: put(true, true),
    isWrong: () => troubles.some(({ warning }) => !warning),
    isAsking: () => troubles.some(({ asks }) => asks),
  }
}

/** The first reason of a wrong cell is enough: what its content is comes before what it should be. */
const isOfCell = (each: Problem, { column, value }: Pick<Problem, 'column' | 'value'>) =>
  !each.warning && each.column === column && each.value === value

/** The beginning of a text without half of a surrogate pair, which the database refuses. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
