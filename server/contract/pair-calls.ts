import type { Call, Shape } from '#contract/endpoint'

export type NamedCalls = Record<string, { feature: string; call: Call; shape: Shape }>

/** Finds the shape of each of these calls. */
export function shapesOf(named: NamedCalls) {
  const shapes = new Map(Object.values(named).map(({ call, shape }) => [call, shape]))
  return <S extends Shape>(call: Call<S>): S => {
    const shape = shapes.get(call)
    if (!shape) throw new Error(`${call.path} is not a call of the contract`)
    return shape as S
  }
}

/** Throws where two calls have one name: the first would have no shape. */
export function joinCalls(...parts: NamedCalls[]): NamedCalls {
  const all = parts.flatMap((part) => Object.entries(part))
  const names = all.map(([name]) => name)
  const twice = names.find((name, nr) => names.indexOf(name) !== nr)
  if (twice) throw new Error(`Two calls have the name ${twice}`)
  return Object.fromEntries(all)
}

export function pairCalls<Calls extends Record<string, Call>>(
  feature: string,
  calls: Calls,
  /** A call with the shape of another one does not compile. */
  shapes: { [Name in keyof Calls]: Calls[Name] extends Call<infer S> ? S : never },
): NamedCalls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      { feature, call, shape: shapes[name as keyof Calls] },
    ]),
  )
}
