import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { acceptInvite, confirmTotp, getMe, signIn, startTotp } from '#contract/office/staff'
import { openStaff } from '../support/office.ts'
import { makeDatabase, makeFolder } from '../support/own-places.ts'
import { runTool } from '../support/run-tool.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const category = await shop.make.category({ category: 'Sarees' })
await shop.make.product({ title: 'Saree', categoryIds: [category.id] })
const ofShop = { DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }

test('derived rows are compared, and made anew when asked', async () => {
  const { rowCount } = await shop.pool.query('delete from listing_entry')
  expect(rowCount).toBeGreaterThan(0)

  const wrong = await runTool('check-derived', [], ofShop)
  const repaired = await runTool('check-derived', ['--repair'], ofShop)

  expect(wrong).toMatchObject({ code: 1, stdout: expect.stringMatching(/[1-9]\d* differences/) })
  expect(repaired.code).toBeUndefined()
  expect(repaired.stdout).not.toMatch(/[1-9]\d* differences/)
})

test('removal of the demo is a dry run without --yes', async () => {
  const dryRun = await runTool('remove-demo', [], ofShop)
  const gone = await runTool('remove-demo', ['--yes'], ofShop)

  expect(dryRun).toMatchObject({
    stderr: '',
    stdout: expect.stringContaining('Nothing was changed'),
  })
  expect(gone).toMatchObject({ stderr: '', stdout: expect.stringContaining('The demo is out') })
  expect(await shop.prisma.product.count({ where: { title: 'Saree' } })).toBe(1)
})

test('the console makes the first owner, lets him in again, and takes a lost factor away', async () => {
  const made = await runTool('office', ['owner', '--name', 'Owner', '--login', 'owner'], ofShop)
  const token = made.stdout.match(/invite#([\w-]+)/)?.[1]
  const owner = shop.visitor()
  const password = 'a loom of many threads'
  expect((await owner.ask(acceptInvite, { token, password })).status).toBe(200)
  const { body } = await owner.ask(startTotp)
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate()
  expect((await owner.ask(confirmTotp, { code })).status).toBe(200)

  const reset = await runTool('office', ['reset-factor', '--login', 'OWNER'], ofShop)
  const listed = await runTool('office', ['staff'], ofShop)

  expect(reset.stdout).toContain('signed out everywhere')
  expect(listed.stdout).toContain('owner  Owner  owner, password alone')
  expect(await owner.ask(getMe)).toBeRefused(401)
  const signedIn = await shop.visitor().ask(signIn, { login: 'owner', password })
  expect(signedIn.body.message).toBe('success')
  const again = await runTool('office', ['owner', '--name', 'Owner', '--login', 'owner'], ofShop)
  expect(again.stdout).toContain('/office/invite#')
  await openStaff(shop).signedIn('agent')
  const { login } = await shop.prisma.staff.findFirstOrThrow({ where: { role: 3 } })
  const other = await runTool('office', ['owner', '--name', 'Agent', '--login', login], ofShop)
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('another account') })
  const where = { act: { startsWith: 'console' } }
  expect(await shop.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
    { act: 'console owner', entity: 'staff', staffId: null, before: null },
    { act: 'console reset-factor', entity: 'staff', staffId: null, before: { sessions: 1 } },
    { act: 'console owner', entity: 'staff', staffId: null, before: {} },
  ])
})

test.each(['check-derived', 'remove-demo'])(
  '%s says in one sentence why it cannot',
  async (tool) => {
    const nowhere = makeFolder()

    const failed = await runTool(tool, [], { DATA_DIR: nowhere })

    expect(failed).toMatchObject({
      code: 1,
      stderr: `There is no database in ${nowhere}; set DATA_DIR or DATABASE_URL\n`,
    })
  },
)

test.each([
  ['office', ['staff']],
  ['office', ['owner', '--name', 'Owner', '--login', 'owner']],
  ['remove-demo', []],
  ['customer', ['export', 'rahima@example.com']],
  ['check-derived', []],
])(
  '%s %j before the first start is answered with one sentence that says to start it',
  async (tool, given) => {
    const DATABASE_URL = await makeDatabase()

    const answer = await runTool(tool, given, { ...ofShop, DATABASE_URL })

    expect(answer).toMatchObject({
      code: 1,
      stderr:
        'The database does not have the tables of this version: start the shop once, which makes them\n',
    })
  },
)
