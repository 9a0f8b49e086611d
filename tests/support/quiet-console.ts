import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let spy: MockInstance<typeof console.error> | undefined
let expected: RegExp[] = []

/** Allows console.error lines that match, for the rest of the test. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern)
}

beforeEach(() => {
  expected = []
  spy = vi.spyOn(console, 'error')
})

afterEach(() => {
  const lines = (spy?.mock.calls ?? []).map((parts) => parts.map(String).join(' '))
  expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
})
