import { parse } from 'node:querystring'
import type { Call } from '#contract/endpoint'
import type { Answer } from './answer.ts'

type Fields = Record<string, unknown>
/** The same for everybody, by the `known` fields; `answer` throws what becomes a refusal. */
type PublicRead = {
  call: Call
  known: string[]
  answer: (fields: Fields) => Promise<Answer>
}
/** `fields` stand in the address: of the path and, for a GET, of the query. */
export type FoundRead = PublicRead & { fields: Fields }

/** What is asked, however it is written: fields that the call does not know are no part of it. */
export function nameOf({ call, known, fields }: FoundRead): string {
  return `${call.path}\n${JSON.stringify(known.map((field) => nameable(fields[field])))}`
}

/** JSON would write what is no number as null, which is no filter. */
function nameable(value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}

/** Finds addresses as the contract writes them; Express knows other spellings. Decision 014. */
export class PublicReads {
  readonly #whole = new Map<string, PublicRead>()
  /** By what stands before the one parameter of a path, which is its last part. */
  readonly #named = new Map<string, PublicRead & { parameter: string }>()

  add(read: PublicRead): void {
    const { method, path } = read.call
    const [, folder, parameter] = /^([^:]*\/):(\w+)$/.exec(path) ?? []
    if (folder && parameter) this.#named.set(`${method} ${folder}`, { ...read, parameter })
    else this.#whole.set(`${method} ${path}`, read)
  }

  find(method: string, url: string): FoundRead | null {
    if (url.includes('#')) return null
    const [path = '', query] = splitAt(url, url.indexOf('?'))
    const fields = method === 'GET' && query !== undefined ? { ...parse(query) } : {}
    const whole = this.#whole.get(`${method} ${path}`)
    if (whole) return { ...whole, fields }
    const end = path.lastIndexOf('/') + 1
    const named = this.#named.get(`${method} ${path.slice(0, end)}`)
    const value = named && decoded(path.slice(end))
    return value ? { ...named, fields: { ...fields, [named.parameter]: value } } : null
  }
}

function splitAt(text: string, place: number): [string, string?] {
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)]
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
