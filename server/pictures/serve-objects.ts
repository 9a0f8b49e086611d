import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import { hasCode } from '../failures/has-code.ts'
import { pictureNameOf } from './picture-name.ts'

type StoredObject = {
  ContentLength?: number | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
  Body?: unknown
}

type Objects = {
  look: (name: string, leaving: AbortController) => Promise<StoredObject | null>
  open: (
    name: string,
    range: string | undefined,
    leaving: AbortController,
  ) => Promise<StoredObject | null>
}

const conditions = ['If-Match', 'If-None-Match', 'If-Modified-Since', 'Range']

/** Handles conditions and ranges itself, since storages differ. */
export function serveObjects({ look, open }: Objects): RequestHandler {
  return async (request, response, next) => {
    const name = pictureNameOf(request)
    if (name === null) return next()
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    try {
      await answer(name, leaving)
    } catch (error) {
      if (response.headersSent) return logBreak(request, error)
      if (!response.closed) return next(error)
    }

    async function answer(name: string, leaving: AbortController) {
      const isRead = request.method === 'GET'
      let range: Part | null = null
      if (!isRead || conditions.some((header) => request.get(header))) {
        const object = await look(name, leaving)
        if (!object) return next()
        response.set(validatorsOf(object))
        if (isAnother(request, object)) throw Object.assign(new Error('Another'), { status: 412 })
        if (request.fresh) return void response.set(cacheHeaders).status(304).end()
        range = partOf(request, object)
        if (!isRead) return void describe(response, name, object, range).end()
      }
      const object = await open(
        name,
        range ? `bytes=${range.start}-${range.end}` : undefined,
        leaving,
      )
      if (!(object?.Body instanceof Readable)) return next()
      await pipeline(object.Body, describe(response, name, object, range))
    }
  }
}

type Part = { start: number; end: number; of: number }

const cacheHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
}

function validatorsOf({ ETag, LastModified }: StoredObject): Record<string, string> {
  return {
    ...(ETag ? { ETag } : {}),
    ...(LastModified ? { 'Last-Modified': LastModified.toUTCString() } : {}),
  }
}

function isAnother(request: Request, { ETag = '' }: StoredObject): boolean {
  const wanted = request
    .get('If-Match')
    ?.split(',')
    .map((each) => each.trim())
  return wanted !== undefined && !wanted.includes('*') && !wanted.includes(ETag)
}

function partOf(request: Request, { ContentLength = 0, ETag }: StoredObject): Part | null {
  const condition = request.get('If-Range')
  if (condition && condition !== ETag) return null
  const ranges = request.range(ContentLength)
  if (ranges === -1) throw Object.assign(new Error('No such part'), { status: 416 })
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null
  const [range] = ranges
  return range ? { ...range, of: ContentLength } : null
}

function describe(
  response: Response,
  name: string,
  object: StoredObject,
  part: Part | null,
): Response {
  response.type(extname(name) || 'bin').set({ ...cacheHeaders, ...validatorsOf(object) })
  const length = part ? part.end - part.start + 1 : object.ContentLength
  if (length !== undefined) response.set('Content-Length', String(length))
  if (!part) return response
  return response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${part.of}`)
}

/** A browser notices missing bytes by itself. A client's disconnect is not logged. */
function logBreak(request: Request, error: unknown) {
  if (hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) return
  request.log?.warn({ err: error }, 'a picture broke off')
}
