import type { Trouble } from '#contract/office/imports-shapes'

/** Errors and warnings of a product of a file. */
export type ProblemList = {
  troubles: Trouble[]
  add: (column: string, value: string, message: string) => void
  warn: (column: string, value: string, message: string) => void
  isWrong: () => boolean
}

export function openProblems(): ProblemList {
  const troubles: Trouble[] = []
  const put = (warning: boolean) => (column: string, value: string, message: string) => {
    troubles.push({ column, value: value.slice(0, 200), message, warning })
  }
  return {
    troubles,
    add: put(false),
    warn: put(true),
    isWrong: () => troubles.some(({ warning }) => !warning),
  }
}
