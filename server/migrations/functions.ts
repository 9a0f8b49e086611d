import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { projectRoot } from '../machine/project-root.ts'

export const functionsDir = join(projectRoot, 'prisma', 'functions')

/** One script of every function; its order does not matter. */
export function readFunctions(): string {
  const files = readdirSync(functionsDir).sort()
  return files.map((file) => readFileSync(join(functionsDir, file), 'utf8')).join('\n')
}

/** The checksum goes and comes with the functions, since it is a comment on one of them. */
export async function areCurrent(client: pg.Client, functions: string): Promise<boolean> {
  const { rows } = await client.query<{ checksum: string | null }>(
    `select obj_description(to_regprocedure('shop_tell_change()'), 'pg_proc') as checksum`,
  )
  return rows[0]?.checksum === checksumOf(functions)
}

/** In the caller's transaction. A body may call a function that follows it. */
export async function replaceFunctions(client: pg.Client, functions: string): Promise<void> {
  await client.query('set local check_function_bodies = off')
  await client.query(functions)
  await client.query(`comment on function shop_tell_change() is '${checksumOf(functions)}'`)
}

function checksumOf(functions: string): string {
  return createHash('sha256').update(functions).digest('hex')
}
