import { Router } from 'express'
import type { Pool } from 'pg'
import { isMigrated } from '../database/migrate.ts'

/** /healthz: the process lives. /readyz: the database answers and has this version's schema. */
export function healthRoutes(pool: Pool): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store')
    try {
      if (await isMigrated(pool)) return void response.json({ status: 'ready' })
      response.status(503).json({ status: 'migrations are not applied' })
    } catch {
      response.status(503).set('Retry-After', '2').json({ status: 'the database does not answer' })
    }
  })
  return router
}
