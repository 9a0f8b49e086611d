import { Refusal } from '../../../failures/refusals.ts'

/** Collects the problems of a form, so that all are shown at once. */
export type Problems = {
  /** `field` as the form names it: `sizes.3.name`. */
  add: (field: string, sentence: string) => void
  /** A question: refused once, accepted when confirmed. */
  ask: (field: string, sentence: string) => void
  /** A question is no problem. */
  isWrong: () => boolean
  /** Throws a 422; its `confirm` is true where there are only questions. */
  check: (isConfirmed: boolean) => void
}

export function openProblems(): Problems {
  const problems: [string, string][] = []
  const questions: [string, string][] = []
  return {
    add: (...problem) => void problems.push(problem),
    ask: (...question) => void questions.push(question),
    isWrong: () => problems.length > 0,
    check: (isConfirmed) => {
      const shown = problems.length > 0 || isConfirmed ? problems : questions
      const [first] = shown
      if (!first) return
      const errors: Record<string, string[]> = {}
      for (const [field, sentence] of shown) errors[field] = [...(errors[field] ?? []), sentence]
      throw new Refusal(422, first[1], {
        errors,
        ...(shown === questions && { body: { confirm: true } }),
      })
    },
  }
}
