import type { Call } from '#contract/endpoint'

export type NamedCalls = Record<string, { feature: string; call: Call }>

/** The calls that the files of each feature export, by name. Throws where two have one name. */
export function nameCalls(files: Record<string, object[]>): NamedCalls {
  const named: NamedCalls = {}
  for (const [feature, exported] of Object.entries(files)) {
    for (const [name, call] of exported.flatMap((file) => Object.entries(file))) {
      if (!isCall(call)) continue
      if (named[name]) throw new Error(`Two calls have the name ${name}`)
      named[name] = { feature, call }
    }
  }
  return named
}

function isCall(value: object): value is Call {
  return 'access' in value && 'path' in value
}
