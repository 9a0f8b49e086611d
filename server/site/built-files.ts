import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { contentType } from 'mime-types'
import { type Answer, makeFileAnswer, sendAnswer } from '../http/answer.ts'
import { isRead } from '../http/methods.ts'

/** Headers of files: the declared type holds, for this site only. Page policies do not apply. */
export const headersOfFiles = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

export function serveBuiltFiles(folder: string): RequestHandler {
  return Router()
    .use(serveFrom(folder))
    .use('/assets', (_request, response) => {
      response.status(404).set({ ...headersOfFiles, 'cache-control': 'no-store' })
      response.type('text').send('No such file')
    })
}

/** Serves from memory (2 MB): a later build changes nothing, and slow readers hold no file open. */
function serveFrom(folder: string): RequestHandler {
  const files = new Map<string, Answer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    // page.ts answers documents.
    const isServed = !name.startsWith('.') && !/\.(br|gz)$/.test(name) && name !== 'index.html'
    if (entry.isFile() && isServed) {
      files.set(`/${name}`, readFile(path, name))
    }
  }
  return (request, response, next) => {
    const file = files.get(request.path)
    if (!file || !isRead(request)) return next()
    return sendAnswer(request, response, file)
  }
}

function readFile(path: string, name: string): Answer {
  // Names below `assets` hold a hash, so these files never change.
  const cache = name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'max-age=3600'
  const packed = (end: string) => (existsSync(path + end) ? readFileSync(path + end) : undefined)
  return makeFileAnswer(
    readFileSync(path),
    {
      ...headersOfFiles,
      'content-type': contentType(name.split('/').at(-1) ?? '') || 'application/octet-stream',
      'cache-control': `public, ${cache}`,
    },
    { br: packed('.br'), gzip: packed('.gz') },
  )
}
