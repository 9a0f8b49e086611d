import type { RemovedHtml } from '#contract/office/drafts'
import { cleanHtml } from '../../http/html.ts'

/** HTML that the shop would remove from the texts of a form. */
export function removedOf(form: Record<string, unknown>): RemovedHtml[] {
  return (['description', 'order_policy'] as const).flatMap((field) => {
    const html = form[field]
    return typeof html === 'string'
      ? cleanHtml(html).removed.map((each) => ({ field, ...each }))
      : []
  })
}
