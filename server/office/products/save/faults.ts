import { Refusal } from '../../../refusals.ts'

/** Collects the errors of a form, so that all are shown at once. */
export type Faults = {
  /** `field` as the form names it: `sizes.3.name`. */
  add: (field: string, sentence: string) => void
  /** A question: refused once, accepted when confirmed. */
  ask: (field: string, sentence: string) => void
  /** Questions are no errors. */
  isWrong: () => boolean
  /** Throws a 422; its `confirm` is true where there are only questions. */
  check: (isConfirmed: boolean) => void
}

export function openFaults(): Faults {
  const faults: [string, string][] = []
  const questions: [string, string][] = []
  return {
    add: (...fault) => void faults.push(fault),
    ask: (...question) => void questions.push(question),
    isWrong: () => faults.length > 0,
    check: (isConfirmed) => {
      const shown = faults.length > 0 || isConfirmed ? faults : questions
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
