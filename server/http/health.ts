import { Router } from 'express'
import type { Readiness } from '../database/readiness.ts'

/** /healthz: the process lives. /readyz: the database answers, takes changes, has this schema. */
export function healthRoutes(readiness: Readiness): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store')
    const trouble = await readiness()
    if (trouble) response.status(503).set('Retry-After', '2')
    response.json({ status: trouble ?? 'ready' })
  })
  return router
}
