import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { makeAnswer, sendAnswer } from '../http/answer.ts'
import { headersOfPages } from '../http/headers.ts'
import { isRead } from '../http/methods.ts'
import { projectRoot } from '../machine/project-root.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { serveBuiltFiles } from './built-files.ts'
import { escapeHtml } from './document.ts'

const builtOffice = join(projectRoot, 'dist', 'office')

/** Mounted at `/office`. */
export const serveOfficeFiles = () => serveBuiltFiles(builtOffice)

/** One document for all people and screens: the calls check rights. */
export async function openOfficePage(
  https: boolean,
  readFacts: ReadFacts,
): Promise<RequestHandler> {
  const shell = readFileSync(join(builtOffice, 'index.html'), 'utf8')
  const answer: RequestHandler = async (request, response, next) => {
    if (!isRead(request)) return next()
    const facts = escapeHtml(JSON.stringify(await readFacts()))
    const page = makeAnswer(
      shell.replace('%SHOP_FACTS%', () => facts),
      { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    )
    return sendAnswer(request, response, page)
  }
  return Router().use(headersOfOffice(https), answer)
}

/** Headers of the shop's pages; crawlers do not index it, and linked sites receive no referrer. */
export function headersOfOffice(https: boolean, ...inlineScripts: string[]): RequestHandler {
  return Router().use(headersOfPages(https, ...inlineScripts), (_request, response, next) => {
    response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
    next()
  })
}
