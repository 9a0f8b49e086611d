import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RequestHandler, Router } from 'express'
import type { RenderFirstView } from '#contract/first-view'
import type { Choice } from '#contract/shop'
import { type Config, isHttps } from '../config/config.ts'
import type { Cache } from '../database/cache.ts'
import { headersOfPages } from '../http/headers.ts'
import type { OriginOf } from '../http/origin.ts'
import type { CallInProcess } from '../http/route.ts'
import { projectRoot } from '../machine/project-root.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { serveBuiltFiles } from './built-files.ts'
import type { FindListing } from './canonical.ts'
import { hashInline, type InlineScripts, type PageAssets } from './document.ts'
import { serveManifests } from './manifests.ts'
import { openOfficePage, serveOfficeFiles } from './office-page.ts'
import {
  answerCachedDocuments,
  answerPages,
  leadToSpelling,
  openFormAnswers,
  type PageParts,
} from './page.ts'
import type { ReadPhotoHosts } from './photo-hosts.ts'
import { openProductPreview } from './product-preview.ts'
import { openRenderTurns } from './render-turns.ts'

const builtClient = join(projectRoot, 'dist', 'client')
const builtFirstView = join(projectRoot, 'dist', 'first-view', 'entry-server.js')

export type FirstViewRenderer = {
  renderFirstView: RenderFirstView
  addressOfScreen: (address: string) => string
  answerCallsHere: (answer: CallInProcess) => void
  renderInTurn: (turn: () => Promise<void>) => void
  inline: InlineScripts
  safeNext: (next: string | null) => string
}
export type SiteParts = {
  callInProcess: CallInProcess
  cache: Cache
  originOf: OriginOf
  readFacts: ReadFacts
  readPhotoHosts: ReadPhotoHosts
  findListing: FindListing
  isOrderLink: PageParts['isOrderLink']
}
export type Site = {
  files: RequestHandler
  /** In development: sources of the page whose addresses look like calls, such as /api/call.ts. */
  sources?: RequestHandler
  pages: RequestHandler
  office: RequestHandler
  /** Missing in development. */
  showProduct?: ReturnType<typeof openProductPreview>
  /** Before all other pages: other spellings, cached documents. Missing in development. */
  aheadOfPages?: RequestHandler
  /** Forms sent without scripts; missing in development. */
  forms?: SiteOfForms
  headers: RequestHandler
}
export type SiteOfForms = {
  show: ReturnType<typeof openFormAnswers>
  safeNext: (next: string | null) => string
}
type ManifestEntry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

export async function openSite(
  config: Config,
  { callInProcess, cache, originOf, readFacts, readPhotoHosts, ...links }: SiteParts,
): Promise<Site> {
  const renderer: FirstViewRenderer = await import(pathToFileURL(builtFirstView).href)
  renderer.answerCallsHere(callInProcess)
  renderer.renderInTurn(openRenderTurns())
  const parts: PageParts = {
    render: renderer.renderFirstView,
    addressOfScreen: renderer.addressOfScreen,
    assetsFor: readAssets(),
    inline: renderer.inline,
    readFacts,
    readPhotoHosts,
    originOf,
    ...links,
    cache,
  }
  return {
    files: serveFiles(readFacts),
    pages: answerPages(parts),
    showProduct: openProductPreview(parts),
    office: await openOfficePage(isHttps(config), readFacts),
    aheadOfPages: Router().use(leadToSpelling(parts), answerCachedDocuments(parts)),
    forms: { show: openFormAnswers(parts), safeNext: renderer.safeNext },
    headers: headersOfPages(isHttps(config), ...Object.values(renderer.inline).map(hashInline)),
  }
}

function serveFiles(readFacts: ReadFacts): RequestHandler {
  return Router()
    .use(serveManifests(builtClient, readFacts))
    .use(serveBuiltFiles(builtClient))
    .use('/office', serveOfficeFiles())
    .get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'))
}

function readAssets(): PageParts['assetsFor'] {
  const path = join(builtClient, '.vite', 'manifest.json')
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(path, 'utf8'))
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  const known = new Map<string, PageAssets>()
  return (pageName, choice) => {
    const name = `${choice} ${pageName}`
    const assets = known.get(name) ?? assetsOf(pageName, choice)
    known.set(name, assets)
    return assets
  }

  function assetsOf(pageName: string, choice: Choice): PageAssets {
    // A page's file is named after its component (house style).
    const fileName = `/${pageName.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}.tsx`
    const pageKey = Object.keys(manifest).find((key) => key.endsWith(fileName))
    const first = withImports(entryKey)
    const words = choice === 'en' ? withImports('text/english.ts') : []
    const chunks = [...first, ...(pageKey ? withImports(pageKey) : []), ...words]
    const run = new Set(first.map(({ file }) => `/${file}`))
    const all = new Set(chunks.map(({ file }) => `/${file}`))
    const sheets = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
    const styles = sheets.map((file) => readFileSync(join(builtClient, file), 'utf8')).join('\n')
    const css = styles.replaceAll('</style', '<\\/style')
    return {
      scripts: { run: [...run], ahead: [...all].filter((script) => !run.has(script)) },
      css,
      cssHash: hashInline(css),
      sheets: sheets.map((file) => `/${file}`),
    }
  }

  /** Imports first, then the chunk: style sheets keep that order. */
  function withImports(key: string): ManifestEntry[] {
    const found = manifest[key]
    return found ? [...(found.imports ?? []).flatMap(withImports), found] : []
  }
}
