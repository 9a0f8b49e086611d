import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/all'
import type { Call } from '#contract/endpoint'
import { parseInput } from '../../server/http/route.ts'
import { officeCalls } from '#contract/office/all'

type Input = { call: Call }
const calls: [string, Input][] = Object.entries({ ...allCalls, ...officeCalls })
const fieldsOf = ({ call }: Input): Record<string, z.ZodType> => call.input.shape

/** What is wrong with the input, by field; else what the handler gets. */
function judge({ call }: Input, fields: object): unknown {
  try {
    return parseInput(call, fields)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return error.issues.map(({ path }) => path.join('.'))
  }
}

test.each(calls)('%s takes an optional field that is empty or null as not sent', (_name, call) => {
  const nothing = judge(call, {})
  for (const [field, shape] of Object.entries(fieldsOf(call))) {
    if (!shape.isOptional()) continue
    for (const empty of ['', '  ', null]) {
      expect(judge(call, { [field]: empty }), field).toEqual(nothing)
    }
  }
})

test.each(calls)(
  '%s asks for a required field that is empty, as for one not sent',
  (_name, call) => {
    for (const [field, shape] of Object.entries(fieldsOf(call))) {
      if (shape.isOptional() || shape.safeParse('').success) continue
      for (const sent of [{}, { [field]: '' }, { [field]: null }]) {
        expect(judge(call, sent), field).toEqual(expect.arrayContaining([field]))
      }
    }
  },
)
