import type { Writable } from 'node:stream'
import type { Request, RequestHandler } from 'express'
import multer from 'multer'
import { maxReviewImageBytes, maxReviewImages } from '#contract/shop'
import { tooLarge } from '../failures/refusals.ts'
import { incomingName } from '../pictures/incoming.ts'
import { asStorageError } from '../pictures/storage.ts'
import { countBytes, firstOf } from './count-bytes.ts'

export const mostFields = 200
export const deepestField = 5

/** Undefined: the call accepts no files. `field` with or without `[]`. */
type Pictures = { field: string; incomingDir: string } | undefined

/** multer's types lack `streamHandler`. */
type Options = multer.Options & {
  streamHandler?: (request: Request, parser: Writable) => void
}

/** Reads a multipart body; bytes past the limit are refused at once, not read to the end. */
export function readMultipart(pictures: Pictures, limit: number): RequestHandler {
  const options: Options = {
    limits: {
      fieldNameSize: 200,
      fieldNestingDepth: deepestField,
      fieldArrayIndexLimit: mostFields,
      fieldSize: limit,
      fields: mostFields,
      fileSize: maxReviewImageBytes,
      files: maxReviewImages + 10,
      parts: mostFields + 50,
    },
    // multer would hold files in memory without a folder.
    fileFilter: (_request, file, accept) =>
      accept(
        null,
        pictures !== undefined &&
          (file.fieldname === pictures.field || file.fieldname === `${pictures.field}[]`),
      ),
  }
  if (pictures) {
    options.storage = multer.diskStorage({
      destination: pictures.incomingDir,
      filename: (_request, _file, name) => name(null, incomingName()),
    })
  }
  return (request, response, next) => {
    const first = firstOf(next)
    let giveUp: (() => void) | undefined
    const upToLimit: Options = {
      ...options,
      streamHandler: (_request, parser) => {
        const end = (reason: Error) => {
          first(reason)
          request.unpipe(parser)
          // `destroy` removes the files written so far.
          parser.destroy(reason)
        }
        giveUp = () => end(request.leaving?.reason)
        request.leaving?.addEventListener('abort', giveUp)
        countBytes(request, limit, () => end(tooLarge()))
        request.pipe(parser)
      },
    }
    multer(upToLimit).any()(request, response, (error) => {
      if (giveUp) request.leaving?.removeEventListener('abort', giveUp)
      first(error && asStorageError(error))
    })
  }
}
