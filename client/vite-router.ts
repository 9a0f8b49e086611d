import { fileURLToPath } from 'node:url'

/** The router's package exports only its development build. */
export const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
