import { z } from 'zod'
import { Id, id } from '#contract/wire'
import { applyImport } from '#contract/office/imports-shapes'
import { cursor, listOf, version } from '#contract/office/wire'

export const getImportPictures = {
  input: z.object({ id: id('file'), after: cursor() }),
  output: listOf(
    'rows',
    z.object({ product_id: Id, title: z.string(), url: z.string(), message: z.string() }),
  ),
}
export const fetchPicturesAgain = {
  input: z.object({ id: id('file'), v: version() }),
  output: applyImport.output,
}
