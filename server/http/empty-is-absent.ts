import type { z } from 'zod'

/**
 * The fields of a call without the optional ones that were sent empty or as null: forms send every
 * field. Required ones stay, so that their shape refuses them. Members of a field have their own
 * rules: null empties a column in the changes of a product.
 */
export function withoutEmpty({ shape }: z.ZodObject, fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(fields)).filter(([name, value]) => {
      const field = isEmpty(value) && Object.hasOwn(shape, name) ? shape[name] : undefined
      return !field?.safeParse(undefined).success
    }),
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
