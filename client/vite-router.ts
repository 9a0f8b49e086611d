import { fileURLToPath } from 'node:url'

/** The exports of the router's package lead to its development build alone. */
export const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
