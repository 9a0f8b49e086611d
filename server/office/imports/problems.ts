import { cutText } from './cut-text.ts'
import type { Trouble } from '#contract/office/imports-shapes'

/** `line`: the row of the file, unless it is the product's first one. */
type AddProblem = (column: string, value: string, message: string, line?: number) => void
export type ProblemList = {
  troubles: Trouble[]
  add: AddProblem
  warn: AddProblem
  isWrong: () => boolean
}

export function openProblems(): ProblemList {
  const troubles: Trouble[] = []
  const put =
    (warning: boolean): AddProblem =>
    (column, value, message, line) => {
      troubles.push({ column, value: cutText(value, 200), message, warning, ...(line && { line }) })
    }
  return {
    troubles,
    add: put(false),
    warn: put(true),
    isWrong: () => troubles.some(({ warning }) => !warning),
  }
}
