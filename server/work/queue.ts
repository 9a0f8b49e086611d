import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { Prisma } from '../database/generated/client.ts'

/** Work that waits in rows of a table, for any number of processes. */
export type Queue<Row> = {
  /** Rows that are claimed at once; where fewer are due, the look ends. */
  atOnce: number
  claim: () => Promise<Row[]>
  act: (row: Row) => Promise<unknown>
  /** Renews the lease of a row while it is worked on; missing where it is longer than any act. */
  renew?: (row: Row) => Promise<unknown>
  /** Releases a row whose act failed, to be tried again or given up. False ends the look. */
  release: (row: Row, error: unknown) => Promise<boolean>
  /** On stop nothing more is claimed. */
  isStopping?: () => boolean
}

/** Another process has the row by now, or a person stopped it: its former holder writes nothing more. */
export class Lost extends Error {}

const renewEveryMs = 2000

/** Works until nothing is due. Throws what `claim` and `release` throw. */
export async function workThrough<Row>(queue: Queue<Row>): Promise<void> {
  while (!queue.isStopping?.()) {
    const rows = await queue.claim()
    const isOn = await Promise.all(rows.map((row) => workOn(queue, row)))
    if (rows.length < queue.atOnce || isOn.includes(false)) return
    await yieldToOthers()
  }
}

async function workOn<Row>({ act, renew, release }: Queue<Row>, row: Row): Promise<boolean> {
  const beat = renew && setInterval(() => renew(row).catch(() => {}), renewEveryMs)
  try {
    await act(row)
    return true
  } catch (error) {
    clearInterval(beat)
    return error instanceof Lost || release(row, error)
  } finally {
    clearInterval(beat)
  }
}

type Wanted = {
  which: Prisma.Sql
  order: Prisma.Sql
  most: number | Prisma.Sql
  /** Whose the rows are from now on, by the database's clock: those of processes differ. */
  set: Prisma.Sql
}

/**
 * Claims rows in one statement, which skips those that another process is claiming. They are returned
 * by it too: a stop between the two would find rows that nobody works on.
 */
export async function claimRows<Row extends object>(
  db: Prisma.TransactionClient,
  table: 'job' | 'outbox',
  { which, order, most, set }: Wanted,
): Promise<Row[]> {
  const name = Prisma.raw(table)
  const rows = await db.$queryRaw<Row[]>`
    update ${name} set ${set} where id = any(array(
      select id from ${name} where ${which} order by ${order} limit ${most}
      for update skip locked))
    returning *`
  return rows.map(asModel)
}

/** `taken_at` is `takenAt`, as Prisma names it. */
function asModel<Row extends object>(row: Row): Row {
  const nameOf = (column: string) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
  const columns = Object.entries(row).map(([column, value]) => [nameOf(column), value])
  return Object.fromEntries(columns)
}

/** Awaits a write under a lease. Throws `Lost` where the row is no longer its holder's. */
export async function underLease(write: Promise<{ count: number }>): Promise<void> {
  if ((await write).count === 0) throw new Lost()
}
