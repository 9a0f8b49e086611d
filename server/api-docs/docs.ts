import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import express, { Router } from 'express'
import { allCalls } from '#contract/all'
import { type Config, isHttps } from '../config/config.ts'
import { describeApi } from './openapi.ts'
import { shopNotes } from './shop-notes.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of the shop</title>
<link rel="stylesheet" href="/api/docs/viewer/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/viewer/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true })`

/** Serves /api/openapi.json, made for its first reader, and /api/docs (swagger-ui) for people. */
export function docsRoutes(config: Pick<Config, 'publicUrl'>): Router {
  const router = Router()
  let document: ReturnType<typeof describe> | undefined
  const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  router.get('/api/openapi.json', (_request, response) => {
    document ??= describe(config)
    response.json(document)
  })
  router.use('/api/docs', (_request, response, next) => {
    response.set(
      'Content-Security-Policy',
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    )
    next()
  })
  router.get('/api/docs', (_request, response) => response.type('html').send(page))
  router.get('/api/docs/start.js', (_request, response) => response.type('js').send(start))
  router.use('/api/docs/viewer', express.static(viewer, { index: false, maxAge: '1d' }))
  return router
}

function describe(config: Pick<Config, 'publicUrl'>) {
  return describeApi({
    calls: allCalls,
    cookie: isHttps(config) ? '__Host-sid' : 'sid',
    title: 'The shop',
    description:
      'Every call of the shop. POST takes JSON, urlencoded and multipart bodies alike, and numbers as texts too; ids are positive integers, money is whole taka, times are ISO 8601 UTC.',
    serverUrl: config.publicUrl ?? '/',
    notes: shopNotes,
  })
}
