import { roles } from '#contract/office/rights'
import { loginPattern } from '#contract/office/rules'
import { runTool, UsageError } from '../backup/tool.ts'
import { type Config, readToolConfig } from '../config/config.ts'
import { openDatabase } from '../database/client.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { commandOf } from '../machine/tool-command.ts'
import { asConsole, noteAct } from '../office/as-staff.ts'
import { exportToFile, importFromFile } from '../office/imports/console.ts'
import { withoutFactor } from '../office/staff/accounts.ts'
import { linkForOwner } from '../office/staff/first-owner.ts'
import { loginKeyOf } from '../office/staff/login-key.ts'
import { unlock } from '../office/staff/unlock.ts'
import { reachDatabase } from '../postgres/reach.ts'

const usage = `${commandOf('office', 'owner --name <name> --login <login>')}
${commandOf('office', 'reset-factor --login <login>')}
${commandOf('office', 'unlock --login <login>')}
${commandOf('office', 'staff')}
${commandOf('office', 'products export <file>')}
${commandOf('office', 'products import <file> --login <login>')}
${commandOf('office', 'products import <file> --check')}

owner prints a link for one use within an hour, with which the owner chooses a password: a new account,
or another way in to an owner's account that is there. reset-factor takes the second factor away from
an account, whose sessions end. unlock forgets the wrong passwords and codes that were tried for an
account. staff lists the accounts. products export writes the products that are on sale as a CSV; products import
checks such a file and applies its good rows in the name of an account, with --check it only says what it
would change: with --login the checked file then waits in the office. The shop may run.`

await runTool(
  usage,
  { name: { type: 'string' }, login: { type: 'string' }, check: { type: 'boolean' } },
  async ({ words: [act, ...more], options }, shutdown) => {
    const isOfProducts = act === 'products' && isOfFile(more)
    const isKnown = ['owner', 'reset-factor', 'unlock', 'staff'].includes(act ?? '')
    if (!isOfProducts && (more.length > 0 || !isKnown)) {
      throw new UsageError('Say owner, reset-factor, unlock, staff or products.')
    }
    const { name, login } = options
    const isFree = act === 'staff' || more[0] === 'export' || (isOfProducts && options.check)
    const needsLogin = !isFree || login !== undefined
    if (needsLogin && (typeof login !== 'string' || !loginPattern.test(login))) {
      throw new UsageError('Give --login: 2 to 60 letters, digits and . _ @ + -')
    }
    if (act === 'owner' && (typeof name !== 'string' || name.trim() === '' || name.length > 100)) {
      throw new UsageError('Give --name: 1 to 100 characters.')
    }
    const config = readToolConfig()
    const url = await reachDatabase(config, shutdown)
    const { prisma, close } = openDatabase({ url, connections: 2 }, () => {})
    shutdown.push(close)
    if (isOfProducts) await exchangeProducts(prisma, more, options)
    else if (act === 'owner') await owner(prisma, config, String(name).trim(), String(login))
    else if (act === 'reset-factor') await resetFactor(prisma, String(login))
    else if (act === 'unlock') await forgetTries(prisma, String(login))
    else await list(prisma)
  },
)

function isOfFile([way, file, ...more]: string[]): boolean {
  return more.length === 0 && Boolean(file) && (way === 'export' || way === 'import')
}

async function exchangeProducts(
  prisma: PrismaClient,
  [way = '', file = '']: string[],
  { login, check }: { login?: unknown; check?: unknown },
) {
  if (way === 'export') return exportToFile(prisma, file)
  const isCheck = check === true
  if (isCheck && login === undefined)
    return importFromFile(prisma, { file, staffId: null, isCheck })
  const row = await find(prisma, String(login))
  if (row) await importFromFile(prisma, { file, staffId: row.id, isCheck })
}

async function owner(prisma: PrismaClient, config: Config, name: string, login: string) {
  const { publicUrl, port } = config
  const origin = publicUrl ?? `http://localhost:${port}`
  const link = await linkForOwner(prisma, { name, login, origin })
  if (!link) {
    process.exitCode = 1
    console.error(`${login} is another account, which is no active owner's.`)
    return
  }
  console.log(`For one use within an hour: ${link}`)
}

/** For a lost phone without recovery codes. */
async function resetFactor(prisma: PrismaClient, login: string) {
  const row = await find(prisma, login)
  if (!row) return
  await asConsole(prisma, 'console reset-factor', async (tx) => {
    await tx.staff.update({ where: { id: row.id }, data: withoutFactor })
    const { count: ended } = await tx.staffSession.deleteMany({ where: { staffId: row.id } })
    const before = { totp_since: row.totpSince?.toISOString() ?? null, sessions: ended }
    await noteAct(tx, { entity: 'staff', id: row.id, before, after: { totp_since: null } })
  })
  console.log(`${row.name} signs in without a second factor now, and is signed out everywhere.`)
}

async function forgetTries(prisma: PrismaClient, login: string) {
  const row = await find(prisma, login)
  if (!row) return
  const forgotten = await asConsole(prisma, 'console unlock', (tx) => unlock(tx, row))
  console.log(`${row.name}: ${forgotten} counters of tries are forgotten. Addresses stay limited.`)
}

async function find(prisma: PrismaClient, login: string) {
  const row = await prisma.staff.findUnique({ where: { loginKey: loginKeyOf(login) } })
  if (row) return row
  process.exitCode = 1
  console.error(`Nobody has the login ${login}.`)
  return null
}

async function list(prisma: PrismaClient) {
  const rows = await prisma.staff.findMany({ orderBy: { id: 'asc' } })
  if (rows.length === 0) {
    console.log(`Nobody yet: ${commandOf('office', 'owner --name … --login …')}`)
  }
  for (const { id, login, name, role, active, passwordHash, totpSince } of rows) {
    const opens = totpSince ? 'password and second factor' : 'password alone'
    const about = [roles[role - 1], passwordHash ? opens : 'no password yet']
    if (!active) about.push('closed')
    console.log(`${id}  ${login}  ${name}  ${about.join(', ')}`)
  }
}
