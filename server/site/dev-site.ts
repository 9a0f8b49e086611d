import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { type Config, isHttps } from '../config/config.ts'
import { choiceOf } from '../http/choice.ts'
import { headersOfPages } from '../http/headers.ts'
import { isRead } from '../http/methods.ts'
import { projectRoot } from '../machine/project-root.ts'
import { escapeHtml } from './document.ts'
import { headersOfOffice } from './office-page.ts'
import { ownPageAt } from './shop-paths.ts'
import type { FirstViewRenderer, Site, SiteParts } from './site.ts'

const clientDir = join(projectRoot, 'client')
const inAttribute = (facts: object) => escapeHtml(JSON.stringify(facts))

/** Serves the page from its sources with hot reload, on the server's port (`npm run dev`). */
export async function openDevSite(
  config: Config,
  { callInProcess, readFacts }: Pick<SiteParts, 'callInProcess' | 'readFacts'>,
  server: Server,
): Promise<Site> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(clientDir, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const pages: RequestHandler = async (request, response, next) => {
    if (!isRead(request)) return next()
    const loaded = (await vite.ssrLoadModule('/start/entry-server.tsx')) as FirstViewRenderer
    loaded.answerCallsHere(callInProcess)
    const choice = choiceOf(request)
    const facts = await readFacts(ownPageAt(request.originalUrl))
    const { status } = await loaded.renderFirstView(request.originalUrl, choice, facts)
    const shell = readFileSync(join(clientDir, 'index.html'), 'utf8')
    const html = shell
      .replace('%SHOP_FACTS%', () => inAttribute(facts))
      .replace(
        '<html lang="bn">',
        `<html lang="${choice === 'en' ? 'en' : 'bn'}" data-lang="${choice}">`,
      )
    response
      .status(status)
      .type('html')
      .send(await vite.transformIndexHtml(request.originalUrl, html))
  }
  const office: RequestHandler = async (request, response, next) => {
    if (!isRead(request)) return next()
    const facts = await readFacts()
    const shell = readFileSync(join(clientDir, 'office', 'index.html'), 'utf8')
    // Screens lie deeper than the document, whose script has a relative address.
    const html = shell
      .replace('./main.tsx', '/office/main.tsx')
      .replace('%SHOP_FACTS%', () => inAttribute(facts))
    response.type('html').send(await vite.transformIndexHtml('/office/index.html', html))
  }
  const sources: RequestHandler = (request, response, next) =>
    sourcePath.test(request.path) ? vite.middlewares(request, response, next) : next()
  const headers = headersOfPages(isHttps(config), 'any')
  const officeHeaders = headersOfOffice(isHttps(config), 'any')
  const officeWithHeaders = Router().use(officeHeaders, office)
  return { files: vite.middlewares, sources, pages, office: officeWithHeaders, headers }
}

/** Calls never end in .ts or .tsx. */
const sourcePath = /^\/api\/[\w-]+\.tsx?$/
