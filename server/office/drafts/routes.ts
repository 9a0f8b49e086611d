import type { RemovedHtml } from '#contract/office/drafts'
import * as calls from '#contract/office/drafts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { notFound } from '../../failures/refusals.ts'
import { cleanHtml } from '../../http/html.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { previewDraft, type ShowProduct } from './preview-draft.ts'
import { readDraft, readDrafts } from './read-drafts.ts'
import { removeDraft } from './remove-draft.ts'
import { saveDraft } from './save-draft.ts'

export function draftRoutes(
  { read, write, page }: OfficeRoutes,
  prisma: PrismaClient,
  showProduct?: ShowProduct,
) {
  read(calls.getDrafts)(({ input, staff }) => readDrafts(prisma, staff, input.after))

  read(calls.getDraft)(async ({ input, staff }) => ({
    draft: await readDraft(prisma, staff, input.id),
  }))

  page(calls.previewDraft)(async ({ input, staff, choice, origin }) => {
    const answer = await previewDraft(prisma, staff, input.id)
    if (!showProduct) throw notFound('The page')
    return showProduct(answer, { choice, origin, tab: input.tab })
  })

  write(calls.saveDraft)(async ({ input, staff, tx }) => ({
    draft: await saveDraft(tx, staff, input),
    removed: removedOf(input.form),
  }))

  write(calls.removeDraft)(async ({ input, staff, tx }) => {
    await removeDraft(tx, staff, input.id)
  })
}

/** HTML that the shop would remove from the texts of a form. */
function removedOf(form: Record<string, unknown>): RemovedHtml[] {
  return (['description', 'order_policy', 'size_chart'] as const).flatMap((field) => {
    const html = form[field]
    return typeof html === 'string'
      ? cleanHtml(html).removed.map((each) => ({ field, ...each }))
      : []
  })
}
