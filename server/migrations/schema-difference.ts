import { migrationsDir, readSchema } from './read-migrations.ts'
import { openSchemaEngine } from './schema-engine.ts'

export async function schemaDifference(url: string): Promise<string | null> {
  const engine = await openSchemaEngine(url, readSchema())
  const files = readSchema().map(([path, content]) => ({ path, content }))
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: migrationsDir },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  return stdout && !/^-- This is an empty migration/.test(stdout) ? stdout : null
}
