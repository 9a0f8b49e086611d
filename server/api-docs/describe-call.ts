import type { z } from 'zod'
import type { NamedCalls } from '#contract/name-calls'
import { schemaOf, withoutNull } from './schemas.ts'

type Named = NamedCalls[string]
/** Facts that the contract's types cannot express, by the names of calls. */
export type CallNotes = Record<string, CallNote>
export type CallNote = {
  more?: string
  /** Whether an `Idempotency-Key` makes two calls one act. */
  takesKey?: boolean
  /** Fields of a 409 beside its message: the state by then. */
  conflict?: Record<string, z.ZodType>
}

export function describeCall(name: string, named: Named, notes: CallNotes) {
  const { call, feature } = named
  const note = notes[name] ?? {}
  const input = schemaOf(call.input)
  return {
    operationId: name,
    summary: summaryOf(name),
    description: [sentenceOfAccess(named), note.more].filter(Boolean).join(' '),
    tags: [feature],
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    parameters: parametersOf(named, input, note),
    ...(call.method === 'POST' ? { requestBody: bodyOf(named, input) } : {}),
    responses: {
      200: {
        description: 'Done',
        ...(hasEtag(named) ? { headers: { ETag: { schema: { type: 'string' } } } } : {}),
        content: { [typeOf(named)]: { schema: schemaOf(call.output) } },
      },
      ...(hasEtag(named) ? { 304: { description: 'The answer has not changed' } } : {}),
      ...(note.conflict ? { 409: conflictOf(note.conflict) } : {}),
      '4XX': { $ref: '#/components/responses/Failure' },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

function summaryOf(name: string): string {
  const words = name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function sentenceOfAccess({ call }: Named): string {
  const who = { anyone: 'For anyone.', customer: 'For customers.', staff: 'For staff.' }[
    call.access
  ]
  return call.changes ? `${who} Refused to pages of other sites (403).` : who
}

function typeOf({ call }: Named): string {
  if (call.path.endsWith('.csv')) return 'text/csv'
  return call.path.endsWith('/preview') ? 'text/html' : 'application/json'
}

function hasEtag(named: Named): boolean {
  const { method, changes, access } = named.call
  const isRead = method === 'GET' && !changes && access !== 'customer'
  return isRead && typeOf(named) === 'application/json'
}

function pathNamesOf({ call }: Named): string[] {
  return [...call.path.matchAll(/:(\w+)/g)].map(([, parameter]) => String(parameter))
}

function parametersOf(named: Named, input: ReturnType<typeof schemaOf>, { takesKey }: CallNote) {
  const properties = input.properties ?? {}
  const inPath = pathNamesOf(named)
  const inQuery =
    named.call.method === 'GET'
      ? Object.keys(properties).filter((key) => !inPath.includes(key))
      : []
  const header = (name: string, maxLength: number) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength },
  })
  return [
    ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] })),
    ...inQuery.map((key) => ({
      name: key,
      in: 'query',
      required: input.required?.includes(key) ?? false,
      schema: withoutNull(properties[key]),
    })),
    ...(hasEtag(named) ? [header('If-None-Match', 1000)] : []),
    ...(takesKey ? [header('Idempotency-Key', 255)] : []),
  ]
}

function bodyOf(named: Named, input: ReturnType<typeof schemaOf>) {
  const inPath = pathNamesOf(named)
  const fields = Object.entries(input.properties ?? {}).filter(([key]) => !inPath.includes(key))
  const required = fields.map(([key]) => key).filter((key) => input.required?.includes(key))
  const schema = { type: 'object', properties: Object.fromEntries(fields), required }
  const pictures = { type: 'array', items: { type: 'string', format: 'binary' } }
  const { files } = named.call
  const multipart = files
    ? { ...schema, properties: { ...schema.properties, [`${files}[]`]: pictures } }
    : schema
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema: multipart },
    },
  }
}

function conflictOf(carried: Record<string, z.ZodType>) {
  const properties = Object.entries(carried).map(([name, shape]) => [name, schemaOf(shape)])
  return {
    description: 'The request is fine, the state is not',
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { type: 'object', properties: Object.fromEntries(properties) },
          ],
        },
      },
    },
  }
}
