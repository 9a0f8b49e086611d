import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { applyImport } from '#contract/office/imports'
import { cursor, listOf, version } from '#contract/office/wire'
import { Id, id } from '#contract/wire'

/** Pictures of a file that could not be fetched, with the reason. */
export const getImportPictures = staffRead('/api/office/imports/:id/pictures', 'imports', {
  input: z.object({ id: id('file'), after: cursor() }),
  output: listOf(
    'rows',
    z.object({ product_id: Id, title: z.string(), url: z.string(), message: z.string() }),
  ),
})
export const fetchPicturesAgain = staffChange('/api/office/imports/pictures', 'imports', {
  input: z.object({ id: id('file'), v: version() }),
  output: applyImport.output,
})
