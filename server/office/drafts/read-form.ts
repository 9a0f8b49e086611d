import { z } from 'zod'
import { DraftForm } from '#contract/office/drafts'

/** A stored form without the fields, and members of lists, that a screen could not show. */
export function readForm(stored: unknown): DraftForm {
  const given: Record<string, unknown> = Object(stored)
  const fields = Object.entries(DraftForm.shape).flatMap(([name, optional]) => {
    const shape = optional.unwrap()
    const value = given[name]
    if (shape instanceof z.ZodArray && Array.isArray(value)) {
      return [[name, value.filter((member) => shape.element.safeParse(member).success)]]
    }
    return shape.safeParse(value).success ? [[name, value]] : []
  })
  return DraftForm.parse(Object.fromEntries(fields))
}
