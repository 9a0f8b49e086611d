// Over 200 lines: the rows of the audit, lines of the log beside them, and words for all of it.
import { expect, test } from 'vitest'
import { claimOrder, getOrders, getSlips, releaseOrder, stepOrders } from '#contract/office/orders'
import * as calls from '#contract/office/staff'
import { auditWords } from '../../client/office/staff/audit-words.ts'
import type { Fields } from '../support/ask.ts'
import { codeOf, openStaff, staffPassword } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const lines: Record<string, unknown>[] = []
const shop = await openShop({ hears: (line) => void lines.push(JSON.parse(line)) })
const { account, signedIn } = openStaff(shop)
const owner = await signedIn('owner')
/** The audit's rows of a person, oldest first. */
const toldOf = async (staff: number, more: Fields = {}) => {
  const answer = await owner.ask(calls.getAudit, { staff, ...more })
  expect(answer.status).toBe(200)
  return answer.body.entries.reverse()
}
/** The line of the log of the newest request to this path. */
const lineOf = async (path: string) => {
  await expect.poll(() => lines.filter((line) => line.path === path)).not.toEqual([])
  return lines.filter((line) => line.path === path).at(-1)
}

/** Columns of an audited table that no line of the audit shows. */
const unshown = [
  ...['version', 'created_at', 'changed_at', 'attempt', 'part', 'login', 'login_key'],
  ...['reason', 'number', 'email', 'subject', 'message', 'review', 'until', 'token_hash'],
  ...['confirm_key', 'confirmed_lines', 'number_key', 'name_words', 'title_sort', 'terms'],
  ...['promo_code', 'promo_price_taka', 'claimed_by', 'claimed_until', 'restocked', 'stock'],
  ...['count', 'available', 'totp_last_step', 'recipient', 'key', 'kind', 'channel', 'error'],
  ...['tries', 'parts', 'due_at', 'taken_at', 'sent_at', 'first_due_at', 'words', 'message_id'],
  ...['star_count', 'star_sum', 'bought', 'at'],
]

test('the audit has each sign-in with its factor, each sign-out and each ended session', async () => {
  const { id, login, name } = await account('agent')
  const [here, there] = [shop.visitor(), shop.visitor()]
  for (const visitor of [here, there]) {
    await visitor.ask(calls.signIn, { login, password: staffPassword })
  }
  await here.ask(calls.endSessions, { id: 'all' })
  await here.ask(calls.endSessions, { id: 'all' })
  await here.ask(calls.signOut)
  await here.ask(calls.signOut)

  const entries = await toldOf(id, { entity: 'session' })

  const own = { entity: 'session', entity_id: String(id), staff: name, login }
  expect(entries).toMatchObject([
    { ...own, act: calls.signIn.path, before: null, after: { by: 'password', device: '?' } },
    { ...own, act: calls.signIn.path },
    { ...own, act: calls.endSessions.path, before: { ended: 1 }, after: null },
    { ...own, act: calls.signOut.path, before: {}, after: null },
  ])
  expect(entries[0].address).toBe('127.0.0.1')
})

test('the audit has each used recovery code', async () => {
  const manager = await signedIn('manager')
  const { body } = await manager.ask(calls.startTotp)
  const { recovery } = (await manager.ask(calls.confirmTotp, { code: codeOf(body.secret) })).body
  const [first, second] = recovery
  const given = { login: manager.login, password: staffPassword, code: first }
  expect((await shop.visitor().ask(calls.signIn, given)).body.message).toBe('success')
  expect((await manager.ask(calls.prove, { code: second })).status).toBe(200)

  const used = (await toldOf(manager.id)).filter(
    ({ act }) => act === calls.signIn.path || act === calls.prove.path,
  )

  const isUsed = { entity: 'staff', before: { recovery: 'secret' }, after: { recovery: 'secret' } }
  expect(used.slice(1)).toMatchObject([
    { ...isUsed, act: calls.signIn.path },
    { entity: 'session', after: { by: 'recovery code' } },
    { ...isUsed, act: calls.prove.path },
  ])
  expect(JSON.stringify(used)).not.toContain(first)
})

test('the audit has each release of an order, and whose names and addresses somebody read', async () => {
  const { confirm } = await fillCart(shop)
  const { order, trans_id } = (await confirm()).body
  const agent = await signedIn('agent', 'Salma of the slips')
  await agent.ask(claimOrder, { order_id: order.id })

  await agent.ask(releaseOrder, { order_id: order.id })
  await agent.ask(releaseOrder, { order_id: order.id })
  await agent.ask(getSlips, { order_ids: [order.id] })
  await agent.ask(getSlips, { order_ids: [2_000_000_000] })

  const about = { staff: 'Salma of the slips', act: getSlips.path }
  expect(await toldOf(agent.id, { entity: 'slips' })).toMatchObject([
    { ...about, entity_id: '1', after: { orders: [order.id] } },
  ])
  expect(await toldOf(agent.id, { entity: 'claim' })).toMatchObject([
    { act: releaseOrder.path, trans_id, before: { claimer: 'Salma of the slips' } },
  ])
})

test('each line of the log names who asked for it, and whose account a stranger tried', async () => {
  const agent = await signedIn('agent')
  await agent.ask(getOrders, { queue: 'call' })
  expect(await lineOf(getOrders.path)).toMatchObject({ staff: agent.id })
  await agent.ask(calls.getStaff)
  expect(await lineOf(calls.getStaff.path)).toMatchObject({ staff: agent.id, event: 'forbidden' })
  await agent.ask(calls.prove, { password: 'not this one' })
  const refused = { staff: agent.id, event: 'office_proof_refused' }
  expect(await lineOf(calls.prove.path)).toMatchObject(refused)
  await agent.ask(calls.signOut)
  expect(await lineOf(calls.signOut.path)).toMatchObject({
    staff: agent.id,
    event: 'office_logout',
  })

  const { login, id } = await account('agent')
  await shop.visitor().ask(calls.signIn, { login, password: 'not this one' })
  expect(await lineOf(calls.signIn.path)).toMatchObject({ staff: id, event: 'office_login_failed' })
  const { body } = await owner.ask(calls.inviteStaff, { name: 'A', login: 'late', role: 'agent' })
  const token = body.link.split('#')[1]
  await shop.visitor().ask(calls.readInvite, { token })
  expect(await lineOf(calls.readInvite.path)).toMatchObject({ staff: body.staff.id })
  await shop.visitor().ask(calls.acceptInvite, { token: 'no such', password: staffPassword })
  expect(await lineOf(calls.acceptInvite.path)).toMatchObject({ event: 'office_invite_refused' })
})

test.each([
  `update audit_log set act = 'nothing'`,
  'update audit_log set before = null, after = null',
  'delete from audit_log',
  'truncate audit_log',
  'delete from staff',
  `set local shop.erasing = 'on'; update audit_log set staff_id = null, before = null, after = null`,
  `set local shop.erasing = 'on'; delete from audit_log`,
  `set local shop.erasing = 'on'; truncate audit_log`,
])('audit log refuses: %s', async (statement) => {
  await owner.ask(calls.saveMe, { name: 'Owner', lang: 'en' })
  const before = await shop.prisma.auditEntry.count()

  await expect(shop.pool.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^23/),
  })

  expect(await shop.prisma.auditEntry.count()).toBe(before)
})

test('a page of the audit holds whole acts, and names whom a row is about', async () => {
  const manager = await signedIn('manager', 'Manager of many')
  const made = []
  for (let nr = 0; nr < 40; nr++) made.push(await shop.make.order({ status: 1 }))
  const orders = made.map(({ id }) => ({ order_id: id, v: 0 }))
  expect((await manager.ask(stepOrders, { orders, to: 2 })).status).toBe(200)
  await manager.ask(calls.saveMe, { name: 'Manager of more', lang: 'bn' })

  const first = await owner.ask(calls.getAudit, { staff: manager.id })

  const { entries, next } = first.body
  expect(entries).toHaveLength(41)
  expect(entries[0]).toMatchObject({ act: calls.saveMe.path, subject: 'Manager of more' })
  const steps = entries.slice(1)
  expect(new Set(steps.map(({ request }) => request)).size).toBe(1)
  expect(new Set(steps.map(({ trans_id }) => trans_id)).size).toBe(40)
  const second = await owner.ask(calls.getAudit, { staff: manager.id, after: next })
  expect(second.body.entries).toMatchObject([{ act: calls.signIn.path }])
  expect(second.body.next).toBeNull()

  const { id, name } = await shop.make.customer()
  const about = { entity: 'customer', entityId: String(id), after: { note: 'Calls late' } }
  await shop.prisma.auditEntry.create({ data: { act: '', request: '', address: '', ...about } })
  const named = (await owner.ask(calls.getAudit, { entity: 'customer' })).body.entries
  expect(named).toMatchObject([{ subject: name }])
})

test('a colleague’s name is refused in any spelling, one’s own and a new one are not', async () => {
  const owner = await signedIn('owner', 'Rahima Khatun')
  const agent = await signedIn('agent', 'Karim')
  const rename = (name: string) => agent.ask(calls.saveMe, { name, lang: 'bn' })
  const refused = 'A colleague has this name'

  for (const name of ['Rahima Khatun', 'RAHIMA  khatun', 'Rahima-Khatun.', 'Rahima\u00a0Khatun']) {
    expect(await rename(name), name).toBeRefused(422, refused)
  }
  const row = (await owner.ask(calls.getStaff)).body.staff.find(({ id }) => id === agent.id)
  expect(await owner.ask(calls.saveStaff, { ...row, name: 'rahima khatun' })).toBeRefused(
    422,
    refused,
  )
  const invited = { name: 'Rahima khatun', login: 'another-rahima', role: 'agent' }
  expect(await owner.ask(calls.inviteStaff, invited)).toBeRefused(422, refused)
  expect((await rename('KARIM')).status).toBe(200)
  expect((await rename('Karim Sheikh')).status).toBe(200)
})

test('the audit names every table whose changes it keeps, and every column that it shows', async () => {
  const rows = await shop.prisma.$queryRaw<{ name: string; columns: string[] }[]>`
    select relname as name, array(
      select attname::text from pg_attribute where attrelid = tgrelid and attnum > 0
        and not attisdropped and tgtype & 16 > 0
        and (coalesce(cardinality(tgattr), 0) = 0 or attnum = any(tgattr))) as columns
    from pg_trigger join pg_class c on c.oid = tgrelid where tgname = 'audit' order by 1`
  const entities: Record<string, unknown> = auditWords.audit.entities
  const columns: Record<string, unknown> = auditWords.audit.columns

  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ name }) => !entities[name])).toEqual([])
  const isBare = (column: string) =>
    !/^id$|_id$/.test(column) && !columns[column] && !unshown.includes(column)
  const bare = rows.flatMap((row) =>
    row.columns.filter(isBare).map((column) => `${row.name}.${column}`),
  )
  expect(bare).toEqual([])
})
