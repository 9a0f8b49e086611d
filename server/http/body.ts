import express, { type RequestHandler } from 'express'
import multer from 'multer'
import { maxReviewImageBytes, maxReviewImages } from '#contract/shop'
import { unreadable } from './errors.ts'

const maxBody = '100kb'
const maxBodyBytes = 100_000

/**
 * Reads JSON, urlencoded and multipart bodies alike into `request.body`. Pictures of the named
 * field (with or without `[]`) are written below `incomingDir`; other files are passed over.
 */
export function readBody(files?: { field: string; incomingDir: string }): RequestHandler {
  const json = express.json({ limit: maxBody })
  const form = express.urlencoded({ limit: maxBody, extended: true })
  const multipart = multer({
    ...(files ? { dest: files.incomingDir } : {}),
    fileFilter: (_request, file, accept) =>
      accept(null, file.fieldname === files?.field || file.fieldname === `${files?.field}[]`),
    limits: {
      fieldNameSize: 200,
      fieldSize: maxBodyBytes,
      fields: 200,
      fileSize: maxReviewImageBytes,
      files: maxReviewImages + 10,
      parts: 250,
    },
  }).any()
  return (request, response, next) => {
    if (request.is('application/json')) return json(request, response, next)
    if (request.is('application/x-www-form-urlencoded')) return form(request, response, next)
    if (request.is('multipart/form-data')) return multipart(request, response, next)
    const length = request.headers['content-length']
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(length ?? 0) > 0
    next(hasBody ? unreadable() : undefined)
  }
}
