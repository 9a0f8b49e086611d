import { expect, test } from 'vitest'
import { getCustomer } from '#contract/customers'
import * as calls from '#contract/office/staff'
import { openStaff, staffPassword } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })
const { account, signedIn } = openStaff(shop)
const agentNamed = (name: string, login: string) => ({ name, login, role: 'agent' }) as const
const tokenOf = (link: string) => link.split('#')[1] ?? ''

test('a sign-in returns the person and their rights', async () => {
  const agent = await signedIn('agent')

  const answer = await agent.ask(calls.getMe)

  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body.staff).toMatchObject({ id: agent.id, role: 'agent', lang: 'bn', totp: false })
  expect(answer.body.rights).toContain('orders')
  expect(answer.body.rights).not.toContain('staff')
})

test('unknown login, wrong password and closed account get the same words', async () => {
  const closed = await account('agent')
  await shop.prisma.staff.update({ where: { id: closed.id }, data: { active: false } })
  const known = await account('agent')

  const answers = await Promise.all(
    [
      { login: 'nobody-here', password: staffPassword },
      { login: known.login, password: 'something else' },
      { login: closed.login, password: staffPassword },
    ].map((given) => shop.visitor().ask(calls.signIn, given)),
  )

  for (const answer of answers) expect(answer).toBeRefused(401)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('cookies of shop and office do not open each other', async () => {
  const agent = await signedIn('agent')
  const customer = await shop.customer()
  const sid = (await shop.prisma.staffSession.findFirstOrThrow({ where: { staffId: agent.id } }))
    .sid

  expect(await customer.ask(calls.getMe)).toBeRefused(401)
  expect(await agent.ask(getCustomer)).toBeRefused(401)
  const shopCookie = customer.cookie.replace(/^(__Host-)?sid=/, 'office=')
  const withIt = { headers: { Cookie: shopCookie } }
  expect(await shop.visitor().ask(calls.getMe, {}, withIt)).toBeRefused(401)
  expect(sid).not.toBe('')
})

test('sixth wrong password of an account from an address is refused', async () => {
  const { login } = await account('agent')
  const wrong = () => shop.visitor().ask(calls.signIn, { login, password: 'wrong and wrong' })
  for (let nr = 0; nr < 5; nr++) expect(await wrong()).toBeRefused(401)

  expect(await wrong()).toBeRefused(429)
  expect(await shop.visitor().ask(calls.signIn, { login, password: staffPassword })).toBeRefused(
    429,
  )
})

test('an invite lets one person in, once, with a password that will do', async () => {
  const owner = await signedIn('owner')
  const invited = await owner.ask(calls.inviteStaff, agentNamed('Agent 2', 'Agent-Two'))
  expect(invited.status).toBe(200)
  const token = tokenOf(invited.body.link)

  // A sign that ended the sentence around the link comes along in a copy.
  for (const sign of ['', '।', '.', ')', '>', '%E0%A5%A4']) {
    const copied = { token: token + sign }
    expect((await shop.visitor().ask(calls.readInvite, copied)).body.login).toBe('Agent-Two')
  }
  const visitor = shop.visitor()
  const accept = (password: string) =>
    visitor.ask(calls.acceptInvite, { token: `${token}।`, password })
  expect(await accept('my agent-two key')).toBeRefused(422)
  expect(await accept('bangladesh1971')).toBeRefused(422)
  expect((await accept(staffPassword)).body.staff.role).toBe('agent')
  expect((await visitor.ask(calls.getMe)).body.staff.name).toBe('Agent 2')
  expect(await accept(staffPassword)).toBeRefused(410)
  expect(
    (await shop.visitor().ask(calls.signIn, { login: 'AGENT-two', password: staffPassword })).body
      .message,
  ).toBe('success')
  const stored = await shop.prisma.$queryRaw<{ text: string }[]>`
    select s::text || coalesce((select string_agg(r::text, '') from office_reply r), '') as text
    from staff s where login_key = 'agent-two'`
  expect(stored[0]?.text).not.toContain(token)
})

test('password may contain a short login', async () => {
  const owner = await signedIn('owner')
  for (const login of ['@shop', 'a@b.example']) {
    const { body } = await owner.ask(calls.inviteStaff, { name: login, login, role: 'agent' })
    const given = { token: tokenOf(body.link), password: staffPassword }
    expect((await shop.visitor().ask(calls.acceptInvite, given)).body.message).toBe('success')
  }
})

test('invite used by two at once lets one in', async () => {
  const owner = await signedIn('owner')
  const { body } = await owner.ask(calls.inviteStaff, agentNamed('Agent 3', 'agent-three'))
  const token = tokenOf(body.link)

  const answers = await Promise.all(
    [1, 2].map(() => shop.visitor().ask(calls.acceptInvite, { token, password: staffPassword })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('expired invite is refused', async () => {
  const owner = await signedIn('owner')
  const { body } = await owner.ask(calls.inviteStaff, agentNamed('Agent 4', 'agent-four'))
  await shop.prisma.staff.update({
    where: { id: body.staff.id },
    data: { inviteUntil: new Date(Date.now() - 1000) },
  })

  expect(
    await shop.visitor().ask(calls.acceptInvite, {
      token: tokenOf(body.link),
      password: staffPassword,
    }),
  ).toBeRefused(410)
})

test('a person who is closed, or gets another role, is signed out everywhere', async () => {
  const owner = await signedIn('owner')
  const manager = await signedIn('manager')
  const { staff } = (await owner.ask(calls.getStaff)).body
  const [row] = staff.filter(({ id }) => id === manager.id)
  const save = (change: object) =>
    owner.ask(calls.saveStaff, { ...row, v: row.v, id: row.id, ...change })

  const saved = await save({ role: 'agent' })
  expect(saved.status).toBe(200)
  expect(await manager.ask(calls.getMe)).toBeRefused(401)
  const stale = await save({ active: false })
  expect(stale).toBeRefused(409)
  expect(stale.body.current).toMatchObject({ role: 'agent', v: row.v + 1 })
  expect((await save({ active: false, v: row.v + 1 })).body.staff.active).toBe(false)
})

test('one of two owners who close each other stays', async () => {
  await shop.prisma.staff.updateMany({ where: { role: 1 }, data: { active: false } })
  const owners = [await signedIn('owner'), await signedIn('owner')] as const
  const close = (by: (typeof owners)[number], { id }: { id: number }) =>
    by.ask(calls.saveStaff, { id, v: 0, name: `Former owner ${id}`, role: 'owner', active: false })

  const answers = await Promise.all([close(owners[0], owners[1]), close(owners[1], owners[0])])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shop.prisma.staff.count({ where: { role: 1, active: true } })).toBe(1)
  const last = answers[0]?.status === 200 ? owners[0] : owners[1]
  expect(await close(last, last)).toBeRefused(409)
})

test('own password cannot be removed', async () => {
  const [owner, other] = [await signedIn('owner'), await signedIn('owner')]

  const own = await owner.ask(calls.resetStaff, { id: owner.id, v: 0 })

  expect(own).toBeRefused(409, 'Another owner resets your account')
  expect(own.body.current).toMatchObject({ id: owner.id, v: 0 })
  expect((await owner.ask(calls.resetStaff, { id: other.id, v: 0 })).status).toBe(200)
  expect((await owner.ask(calls.getStaff)).status).toBe(200)
})

test('changes by owners are in the audit, without secrets', async () => {
  const owner = await signedIn('owner')
  const { body } = await owner.ask(calls.inviteStaff, agentNamed('Agent 6', 'agent-six'))

  const audit = await owner.ask(calls.getAudit, { entity: 'staff', staff: owner.id })

  expect(audit.status).toBe(200)
  const [entry] = audit.body.entries
  expect(entry).toMatchObject({ act: calls.inviteStaff.path, entity_id: String(body.staff.id) })
  expect(entry.before).toBeNull()
  expect(entry.after).toMatchObject({ name: 'Agent 6', invite_hash: 'secret' })

  const given = { token: tokenOf(body.link), password: staffPassword }
  await shop.visitor().ask(calls.acceptInvite, given)
  const later = await owner.ask(calls.getAudit, { entity: 'staff', staff: body.staff.id })
  expect(later.body.entries).toMatchObject([
    {
      act: calls.acceptInvite.path,
      staff: 'Agent 6',
      entity_id: String(body.staff.id),
      after: { password_hash: 'secret', invite_hash: 'secret', invite_until: null },
    },
  ])
})
