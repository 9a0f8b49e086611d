import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readDraft, readDrafts } from './read-drafts.ts'
import { removeDraft } from './remove-draft.ts'
import { saveDraft } from './save-draft.ts'
import * as calls from '#contract/office/drafts'
import * as shapes from '#contract/office/drafts-shapes'

export function draftRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient) {
  read(
    calls.getDrafts,
    shapes.getDrafts,
  )(async ({ input, staff }) => ({
    message: 'success',
    ...(await readDrafts(prisma, staff, input.after)),
  }))

  read(
    calls.getDraft,
    shapes.getDraft,
  )(async ({ input, staff }) => ({
    message: 'success',
    draft: await readDraft(prisma, staff, input.id),
  }))

  write(
    calls.saveDraft,
    shapes.saveDraft,
  )(async ({ input, staff, tx }) => ({
    message: 'success',
    draft: await saveDraft(tx, staff, input),
  }))

  write(
    calls.removeDraft,
    shapes.removeDraft,
  )(async ({ input, staff, tx }) => {
    await removeDraft(tx, staff, input.id)
    return { message: 'success' }
  })
}
