import { expect } from 'vitest'
import type { Shape } from '#contract/endpoint'

type Answer = { status: number; body: unknown; text: string }

declare module '@vitest/expect' {
  interface Matchers<T> {
    /** The answer is a refusal as in contract.md: this status and a sentence. */
    toBeRefused(status: number, message?: string | RegExp): T
    /** The body of the answer fits the call's output in the contract. */
    toFitShape(call: Shape): T
  }
}

/** Internal words, which no sentence for a shopper contains. */
export const internalWords =
  /prisma|postgres|\bsql\b|syntax error|select .* from|node_modules|\.ts:\d|\bat .+:\d+:\d+|stack|ECONN|ENOENT|undefined|\[object|Invalid input|expected |Unexpected token|ZodError|TypeError/i

expect.extend({
  toBeRefused(answer: Answer, status: number, message?: string | RegExp) {
    const { message: said, errors } = Object(answer.body)
    const isSentence = typeof said === 'string' && said !== '' && !internalWords.test(said)
    const saysSo =
      message === undefined || (message instanceof RegExp ? message.test(said) : message === said)
    const namesFields = status !== 422 || (errors !== null && typeof errors === 'object')
    return {
      pass: answer.status === status && isSentence && saysSo && namesFields,
      message: () =>
        `expected a refusal ${status} ${message ?? ''}, got ${answer.status} ${answer.text}`,
    }
  },

  toFitShape(answer: Answer, { output }: Shape) {
    const parsed = output.safeParse(answer.body)
    return {
      pass: answer.status === 200 && parsed.success,
      message: () =>
        `expected a 200 that fits its shape, got ${answer.status} ${answer.text} ${parsed.error ?? ''}`,
    }
  },
})
