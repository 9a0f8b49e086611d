import { Router } from 'express'

/**
 * /healthz: the process runs. /readyz: the database is ready; without picture storage still a 200,
 * since the shop sells.
 */
export function healthRoutes(
  readiness: () => Promise<string | null>,
  takesPictures: () => boolean,
): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' })
  })
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store')
    const problem = await readiness()
    if (problem) return response.status(503).set('Retry-After', '2').json({ status: problem })
    if (takesPictures()) return response.json({ status: 'ready' })
    return response.json({ status: 'degraded', reason: 'no picture can be stored' })
  })
  return router
}
