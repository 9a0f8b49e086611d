// Over 200 lines: the shop of a test with its visitors.

import { join } from 'node:path'
import type { Pool } from 'pg'
import request, { type Response } from 'supertest'
import { afterAll, expect, inject, vi } from 'vitest'
import { login } from '#contract/customers'
import type { Call } from '#contract/endpoint'
import { stopImport } from '#contract/office/imports'
import { prove } from '#contract/office/staff'
import { countStock } from '#contract/office/stock'
import { createApp } from '../../server/app/app.ts'
import { readConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/database/client.ts'
import { openLog } from '../../server/http/log.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import type { Reach } from '../../server/office/pictures/download-picture.ts'
import { type Limits, listen, openServer } from '../../server/process/listen.ts'
import { type Answer, type Fields, type How, send } from './ask.ts'
import { awaitingChanges } from './awaiting-changes.ts'
import { filesBelow, findBrokenInvariants } from './broken-invariants.ts'
import type { TestBucket } from './bucket.ts'
import { createDatabase, dropDatabase, ownName, urlOf } from './databases.ts'
import { type Make, openFactories, theirPassword } from './make.ts'
import { makeFolder } from './own-places.ts'
import { patience } from './patience.ts'
import { storedIn } from './stored.ts'

export type Visitors = ReturnType<typeof openVisitors>
/** A visitor with a browser: an own set of cookies. */
export type Visitor = {
  /** A 200 must fit the output of the call. */
  ask: <C extends Call>(call: C, input?: Fields, how?: How) => Promise<Answer<C>>
  /** For requests outside of the contract. */
  agent: ReturnType<typeof request.agent>
}
export type ShopCustomer = Visitor & { id: number; name: string; email: string; cookie: string }

export type Settings = {
  RATE_LIMIT?: 'on'
  METRICS_TOKEN?: string
  RETAIN_MESSAGES_DAYS?: string
  RETAIN_UNUSED_ACCOUNTS_DAYS?: string
  SMTP_URL?: string
  MAIL_TO_FOLDER?: string
  MAIL_FROM?: string
  SMS_URL?: string
  SMS_METHOD?: string
  SMS_BODY?: string
  SMS_OK?: string
  SMS_A_DAY?: string
  PUBLIC_URL?: string
  DEMO?: string
  SESSION_SECRET?: string
  SHOP_PHONE?: string
  TRUST_PROXY?: string
  /** Receives every line of the log. */
  hears?: (line: string) => void
  /** A standby of the tests' PostgreSQL. */
  standbyUrl?: string
  /** Another PostgreSQL than that of the tests, for harm. */
  ownPostgresUrl?: string
  /** An existing migrated database: that of another server process, or with a user of its own. */
  on?: { databaseName: string; databaseUrl: string; servingUrl?: string }
  /** A pooler in front of it. */
  poolerUrl?: string
  /** Other limits than the shop's for slow senders and readers. */
  limits?: Limits
  /** Stores pictures here instead of the uploads folder. */
  bucket?: TestBucket
  /** Another access to other sites, such as to one of the test. */
  reach?: Reach
}

/**
 * The real shop on a database and an uploads folder of its own, listening on a free port. Closed at
 * the end of the test file, when rows and pictures must be consistent, and the log must contain no
 * error.
 */
export async function openShop({
  ownPostgresUrl,
  on,
  standbyUrl,
  poolerUrl,
  bucket,
  hears,
  limits,
  reach,
  ...settings
}: Settings = {}) {
  const postgresUrl = ownPostgresUrl ?? inject('postgresUrl')
  const databaseName = on?.databaseName ?? ownName(inject('templateName'))
  const template = ownPostgresUrl ? undefined : inject('templateName')
  const databaseUrl = on?.databaseUrl ?? (await createDatabase(postgresUrl, databaseName, template))
  const servingUrl = on?.servingUrl ?? databaseUrl
  // A copy of a migrated database needs it too: planner settings are not copied.
  if (!on) await migrate(databaseUrl)
  const folder = makeFolder()
  const uploadsDir = join(folder, 'uploads')
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    UPLOADS_DIR: uploadsDir,
    SESSION_SECRET: 'a secret of the tests',
    RATE_LIMIT: 'off',
    ...bucket?.settings,
    ...settings,
  })
  const stored = bucket?.stored ?? storedIn(uploadsDir)

  const errors: string[] = []
  const log = openLog(hears ? 'info' : 'error', {
    write: (line) => {
      if (hears) hears(line)
      else errors.push(line)
    },
  })
  const database = openDatabase(
    {
      url: poolerUrl ? urlOf(poolerUrl, databaseName) : servingUrl,
      directUrl: servingUrl,
      replicaUrl: standbyUrl && urlOf(standbyUrl, databaseName),
      connections: 10,
    },
    (error) => errors.push(String(error)),
    (message) => errors.push(message),
  )
  const { changes } = database
  // A process that hears no changes caches nothing: tests would see another shop than a visitor.
  await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
  const { prisma, pool } = awaitingChanges(database)
  const { app, tidy, works, outbox } = await createApp(config, database, log, undefined, reach)
  const server = openServer(config, app, limits)
  await listen(server, config)
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const visitors = openVisitors(url, openFactories(prisma))

  afterAll(async () => {
    let broken: string[] = []
    // Uploads are deleted after the answer: the last one may exist for a moment longer.
    await vi
      .waitFor(async () => {
        broken = await findBrokenInvariants(pool, uploadsDir, stored)
        expect(broken).toEqual([])
      })
      .catch(() => {})
    const silent = await findSilentActs(pool, visitors.acted)
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await database.close()
    const logged = [...errors]
    if (!on) await dropDatabase(postgresUrl, databaseName)
    expect(broken).toEqual([])
    expect(logged).toEqual([])
    expect(silent, 'a row in the audit by its trigger, or a place in `Silent`').toEqual([])
  })

  return {
    url,
    databaseName,
    databaseUrl,
    pool,
    prisma,
    changes,
    uploadsDir,
    /** Pictures that are being received. */
    incoming: () => filesBelow(join(uploadsDir, '.incoming')),
    stored,
    errors,
    tidy,
    works,
    outbox,
    folder,
    ...visitors,
  }
}

/** Visitors of the shop at `url`, on whose database `make` works. */
export function openVisitors(url: string, make: Make) {
  /** Paths of the changes that staff made. */
  const acted = new Set<string>()
  function visitor(): Visitor {
    const agent = request.agent(url)
    const ask: Visitor['ask'] = async (call, input, how) => {
      const answer = await send(agent, call, input, how)
      if (answer.status === 200 && call.access === 'staff' && call.changes) acted.add(call.path)
      const isJson = answer.type === 'application/json'
      if (answer.status === 200 && isJson) expect(answer).toFitShape(call)
      return answer
    }
    return { agent, ask }
  }

  /** A customer with an account, logged in. */
  async function customer(given: Parameters<Make['customer']>[0] = {}): Promise<ShopCustomer> {
    const { id, name, email } = await make.customer(given)
    const someone = visitor()
    const answer = await someone.ask(login, { email, password: theirPassword })
    expect(answer.body.message).toBe('success')
    return { ...someone, id, name, email, cookie: cookieOf(answer) }
  }

  return { visitor, customer, make, acted }
}

/** The session's cookie as a browser returns it; empty if the answer sets none. */
export function cookieOf(answer: Pick<Response, 'headers'>): string {
  const set = [answer.headers['set-cookie'] ?? []]
    .flat()
    .find((each) => /^(__Host-)?sid=/.test(each))
  return set?.split(';')[0] ?? ''
}

/** A proof by password, a stop while pictures are fetched, counts of others before: nothing changes. */
const mayBeNone = new Set<string>([prove.path, stopImport.path, countStock.path])

/** The changes of which the audit has no row, though it has a sentence for them, or the other way round. */
async function findSilentActs(pool: Pool, acted: ReadonlySet<string>): Promise<string[]> {
  if (acted.size === 0) return []
  const { auditWords } = await import('../../client/office/staff/audit-words.ts')
  const { rows } = await pool.query<{ act: string }>('select distinct act from audit_log')
  const told = rows.map(({ act }) => act)
  const isSaid = (path: string) => path.replace('/api/office/', '') in auditWords.audit.acts
  return [...acted].filter((path) => !mayBeNone.has(path) && isSaid(path) !== told.includes(path))
}
