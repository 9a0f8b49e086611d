import type { Call, Shape } from '#contract/endpoint'

/** The calls of a feature by their names, each with its shape. */
export function pairCalls<Calls extends Record<string, Call>>(
  feature: string,
  calls: Calls,
  shapes: { [Name in keyof Calls]: Shape },
) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { feature, call, shape: shapes[name as keyof Calls] },
    ]),
  )
}
