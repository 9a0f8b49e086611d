import { z } from 'zod'
import type { NamedCalls } from '#contract/pair-calls'

const failure = {
  description: 'A refusal; `message` is a sentence for the shopper',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['message'],
        properties: {
          message: { type: 'string' },
          errors: {
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
          request_id: { type: 'string' },
        },
      },
    },
  },
}

export type Described = {
  calls: NamedCalls
  /** Beside 'anyone', who has the session of this cookie. */
  cookie: string
  title: string
  description: string
  serverUrl: string
}

/** The OpenAPI 3.1 document of some calls, printed from the contract. */
export function describeApi({ calls, cookie, title, description, serverUrl }: Described) {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      responses: { Failure: failure },
    },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, found]) => [
        found.call.path.replace(/:(\w+)/g, '{$1}'),
        { [found.call.method.toLowerCase()]: describeCall(name, found) },
      ]),
    ),
  }
}

function describeCall(name: string, { call, shape, feature }: NamedCalls[string]) {
  const input = schemaOf(shape.input, 'input')
  const properties = input.properties ?? {}
  const required = new Set(input.required ?? [])
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter]) => String(parameter))
  const inQuery =
    call.method === 'GET' ? Object.keys(properties).filter((key) => !inPath.includes(key)) : []
  return {
    operationId: name,
    tags: [feature],
    ...(call.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] })),
      ...inQuery.map((key) => ({
        name: key,
        in: 'query',
        required: required.has(key),
        schema: properties[key],
      })),
    ],
    ...(call.method === 'POST'
      ? { requestBody: bodyOf(call.files, properties, required, inPath) }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(shape.output, 'input') } },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

function bodyOf(
  files: string | undefined,
  properties: Record<string, unknown>,
  required: Set<string>,
  inPath: string[],
) {
  const fields = Object.entries(properties).filter(([key]) => !inPath.includes(key))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: fields.map(([key]) => key).filter((key) => required.has(key)),
  }
  const pictures = { type: 'array', items: { type: 'string', format: 'binary' } }
  const multipart = files
    ? { ...schema, properties: { ...schema.properties, [`${files}[]`]: pictures } }
    : schema
  return {
    content: {
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema: multipart },
    },
  }
}

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] }

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  return schema as ObjectSchema
}
