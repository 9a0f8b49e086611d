import { defineConfig } from 'prisma/config'

// The CLI would fetch a schema engine that `generate` and `validate` never run; migrations are
// applied by server/migrations/migrate.ts and written with @prisma/schema-engine-wasm.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
