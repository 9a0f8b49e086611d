import type { NamedCalls } from '#contract/name-calls'
import { type CallNotes, describeCall } from './describe-call.ts'
import { refusalSchema } from './schemas.ts'

export type Described = {
  calls: NamedCalls
  cookie: string
  title: string
  description: string
  serverUrl: string
  notes: CallNotes
}

/** The OpenAPI 3.1 document of some calls, printed from the contract. */
export function describeApi(described: Described) {
  const { calls, cookie, title, description, serverUrl, notes } = described
  const features = [...new Set(Object.values(calls).map(({ feature }) => feature))]
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description,
      contact: { name: title },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: features.map((name) => ({ name, description: `Calls about ${name}` })),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      schemas: { Failure: refusalSchema },
      responses: {
        Failure: {
          description: 'A refusal; `message` is a sentence for the shopper',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, found]) => [
        found.call.path.replace(/:(\w+)/g, '{$1}'),
        { [found.call.method.toLowerCase()]: describeCall(name, found, notes) },
      ]),
    ),
  }
}
