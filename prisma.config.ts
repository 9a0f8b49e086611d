import { defineConfig } from 'prisma/config'

// The CLI would fetch a schema engine that `generate` and `validate` never run; migrations are
// applied by @prisma/schema-engine-wasm instead (server/migrations/migrate.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
