import type { Call, Shape } from '#contract/endpoint'

/** Calls by their names, each with its shape and the feature it is of. */
export type NamedCalls = Record<string, { feature: string; call: Call; shape: Shape }>

/** The calls of a feature by their names, each with its shape. */
export function pairCalls<Calls extends Record<string, Call>>(
  feature: string,
  calls: Calls,
  shapes: { [Name in keyof Calls]: Shape },
): NamedCalls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { feature, call, shape: shapes[name as keyof Calls] },
    ]),
  )
}
