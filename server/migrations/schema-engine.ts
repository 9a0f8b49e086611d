import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'

/** Prisma's schema engine as WebAssembly: developers and tests download no binary. Decision 004. */
export async function openSchemaEngine(databaseUrl: string, schema: [string, string][]) {
  await load()
  const factory = bindMigrationAwareSqlAdapterFactory(new EngineAdapter(databaseUrl))
  return glue.SchemaEngine.new({ datamodels: schema }, () => {}, factory)
}

class EngineAdapter extends PrismaPg {
  constructor(databaseUrl: string) {
    // The engine never closes its connection: a short idle time lets the process end.
    super({ connectionString: databaseUrl, idleTimeoutMillis: 200, allowExitOnIdle: true })
  }

  override async connect() {
    return forTheEngine(await super.connect())
  }

  override async connectToShadowDb() {
    return forTheEngine(await super.connectToShadowDb())
  }
}

/** Columns of PostgreSQL's type "char" in the engine's queries: the adapter does not know it. */
const oneLetterColumns: [selected: string, asText: string, name: string][] = [
  ['constr.contype AS', 'constr.contype::text AS', 'constraint_type'],
  ['con.confdeltype,', 'con.confdeltype::text AS confdeltype,', 'confdeltype'],
  ['con.confupdtype,', 'con.confupdtype::text AS confupdtype,', 'confupdtype'],
]

function forTheEngine<A extends Awaited<ReturnType<PrismaPg['connect']>>>(adapter: A) {
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query: SqlQuery) => {
    const present = oneLetterColumns.filter(([selected]) => query.sql.includes(selected))
    const sql = present.reduce((text, [from, to]) => text.replace(from, to), query.sql)
    const result = await queryRaw({ ...query, sql })
    for (const [, , name] of present) {
      result.columnTypes[result.columnNames.indexOf(name)] = ColumnTypeEnum.Character
    }
    return result
  }
  // Sent whole: the adapter would split it at semicolons, even inside functions.
  adapter.executeScript = async (script: string) => {
    await adapter.underlyingDriver().query(script)
  }
  return adapter
}

/** Node's types lack WebAssembly. */
type Wasm = {
  instantiate: (
    bytes: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ) => Promise<{ instance: { exports: Record<string, unknown> } }>
}
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

let loaded: Promise<void> | undefined

/** Loaded by hand: Node 20 cannot import a .wasm file. */
function load(): Promise<void> {
  loaded ??= (async () => {
    const path = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
      .replace(/\.js$/, '.wasm')
    const { instance } = await wasm.instantiate(await readFile(path), {
      './schema_engine_bg.js': withoutWaiting({ ...glue }),
    })
    const { __wbg_set_wasm: connect } = glue as unknown as {
      __wbg_set_wasm: (exports: Record<string, unknown>) => void
    }
    connect(instance.exports)
    const { __wbindgen_start: start } = instance.exports
    if (typeof start === 'function') start()
  })()
  return loaded
}

/** The engine leaves a timer of ten seconds: `unref` lets the process end. */
function withoutWaiting(imports: Record<string, unknown>): Record<string, unknown> {
  for (const [name, set] of Object.entries(imports)) {
    if (!name.startsWith('__wbg_setTimeout') || typeof set !== 'function') continue
    imports[name] = (...given: unknown[]): NodeJS.Timeout => set(...given).unref()
  }
  return imports
}
