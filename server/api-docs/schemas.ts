import { z } from 'zod'

export type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] }

export const refusalSchema = {
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
}

/** The schema of data as sent: an input before parsing, an output as the handler returns it. */
export function schemaOf(shape: z.ZodType): ObjectSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  })
  return schema as ObjectSchema
}

/** Query parameters are never null: they are left out. */
export function withoutNull(schema: unknown): unknown {
  const { anyOf, ...rest } = Object(schema)
  if (!Array.isArray(anyOf)) return schema
  const [only, ...more] = anyOf.filter(({ type }) => type !== 'null')
  return more.length === 0 ? { ...only, ...rest } : schema
}
