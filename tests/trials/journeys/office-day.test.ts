// Over 200 lines: a day is one story, in which each hour depends on the hours before.
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { findBarriers } from '../../journeys/support/axe.ts'
import { type Buyer, orderAsCustomer, trackedBy } from '../../journeys/support/buyers.ts'
import { messageOf } from '../../journeys/support/forms.ts'
import { type Hand, type Hands, handOn } from '../../journeys/support/hands.ts'
import { answerAt, phone, refusals } from '../../journeys/support/office.ts'
import { openOrders } from '../../journeys/support/office-orders.ts'
import { comesTo, missesAll, sees } from '../../journeys/support/page.ts'
import { openJourneys } from '../../journeys/support/shop.ts'
import { findSticksOut } from '../../journeys/support/sideways.ts'
import { findSmallParts } from '../../journeys/support/small-parts.ts'
import { ownStage } from '../../journeys/support/stage.ts'
import { staffPassword } from '../../support/office.ts'
import { runTool } from '../../support/run-tool.ts'

const shop = openJourneys()
const { now, clearCalls } = openOrders(shop)
const slug = 'ceramic-coffee-mug'
const jashore = { thumb: 'যশোর', keys: 'Jashore' }
const sizes = { thumb: phone, keys: { width: 1280, height: 900 } }
test.each<[string, Hands]>([
  ['at 390 px in Bengali, by thumb', 'thumb'],
  ['at 1280 px in English, by keys alone', 'keys'],
])('a day in the life %s', async (_name, by) => {
  const day = `day${randomUUID().slice(0, 8)}`
  const owner = await comeIn(await linkOfConsole(day), by)
  await setSecondFactor(owner)
  const agent = await comeIn(await invite(owner, day), by)

  const buyers = await fiveOrders(day)
  const [first, second] = buyers
  await makeCalls(agent, buyers)
  await callAgain(agent, second)
  await pack(agent, day, [second, first])
  await deliver(owner, first)
  await undo(owner, second, () => trackedBy(shop, second, sizes[by]))
  await answerMessage(agent, day)
  await hideReview(agent, first, day)
  await agent.go('today')
  await sees(agent.page.getByText(agent.text.today.placed))
  await look(agent)

  const tracked = []
  for (const buyer of buyers) tracked.push(await trackedBy(shop, buyer, sizes[by]))
  expect(tracked).toEqual([
    { status: 4, said: 'Order Delivered' },
    { status: 5, said: 'Canceled' },
    { status: 0, said: 'Order Pending' },
    { status: 0, said: 'Order Pending' },
    { status: 5, said: 'Canceled' },
  ])
})

async function linkOfConsole(day: string): Promise<string> {
  const { databaseUrl } = await ownStage()
  const said = await runTool('office', ['owner', '--name', 'Owner', '--login', `owner.${day}`], {
    DATABASE_URL: databaseUrl,
    PORT: new URL(shop.url).port,
  })
  return /^For one use within an hour: (\S+)$/m.exec(said.stdout)?.[1] ?? said.stderr
}

/** Signs in by a link in an own browser, at noon in Dhaka, when calls are due. */
async function comeIn(link: string, by: Hands): Promise<Hand> {
  const { port, pathname, hash } = new URL(link)
  expect(port).toBe(new URL(shop.url).port)
  const page = await shop.visit(pathname + hash, {
    ...sizes[by],
    allow: refusals,
    before: async (tab) => {
      await answerAt(tab, new Date().setUTCHours(6, 0, 0))
      await tab.addInitScript(noteCalls)
    },
  })
  const hand = handOn(page, by)
  await hand.speak()
  await hand.write(page.getByLabel(hand.text.newPassword.first), staffPassword)
  await hand.write(page.getByLabel(hand.text.newPassword.again), staffPassword)
  await look(hand)
  await hand.press(hand.button(hand.text.invite.act))
  await comesTo(page, '/office')
  return hand
}

/** No device of the tests has a telephone: called numbers are collected instead. */
function noteCalls() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]')
    if (!link) return
    event.preventDefault()
    Object.assign(window, { called: link.getAttribute('href') })
  })
}

async function setSecondFactor(owner: Hand) {
  const { page, text, button, press, write } = owner
  await owner.go('me')
  await press(button(text.totp.start))
  await sees(page.getByRole('img', { name: text.totp.picture }))
  await look(owner)
  const secret = Secret.fromBase32(await page.locator('.secret').innerText())
  await write(page.getByLabel(text.totp.code), new TOTP({ secret }).generate())
  await press(button(text.totp.confirm))
  await press(button(text.totp.kept))
  await sees(page.locator('.tag.good', { hasText: text.totp.on }))
}

async function invite(owner: Hand, day: string): Promise<string> {
  const { page, text, button, press, write } = owner
  await owner.go('staff')
  await press(button(text.staff.invite))
  await write(page.getByLabel(text.staff.name), `Agent ${day}`)
  await write(page.getByLabel(text.staff.login), `agent.${day}`)
  await press(button(text.staff.makeLink))
  const link = page.getByLabel(text.staff.link, { exact: true })
  await sees(link)
  await look(owner)
  const made = await link.inputValue()
  await press(button(text.words.close))
  await missesAll(page.getByRole('dialog'))
  return made
}

/** All are called before any other order. */
async function fiveOrders(day: string) {
  const place = (nr: number) => orderAsCustomer(shop, `Buyer${nr} ${day}`, slug)
  const buyers = [await place(1), await place(2), await place(3), await place(4), await place(5)]
  await clearCalls()
  for (const [minute, { orderId: id }] of buyers.entries()) {
    const callAt = new Date(Date.UTC(2020, 0, 1, 0, minute))
    await shop.prisma.order.update({ where: { id }, data: { callAt } })
  }
  return buyers as [Buyer, Buyer, Buyer, Buyer, Buyer]
}

async function makeCalls(agent: Hand, buyers: [Buyer, Buyer, Buyer, Buyer, Buyer]) {
  const { page, text, button, press, act } = agent
  const [first, second, third, fourth, fifth] = buyers
  const next = async ({ transId }: Buyer) => {
    await act('n', text.orders.next)
    await comesTo(page, `/office/orders/${transId}?queue=call`)
    await sees(page.getByText(text.order.mine('').trim()))
  }
  const record = (nr: number, result: keyof typeof text.order.results) =>
    act(`${nr}`, text.order.results[result])
  const undo = page.locator('.undo')
  await agent.go('orders')
  await sees(page.locator('[data-row]'))
  await look(agent)

  await next(first)
  await look(agent)
  await listKeys(agent)
  await act('c', page.locator('.call').getByRole('link', { name: text.order.call }))
  expect(await page.evaluate(() => Object(window).called)).toBe(`tel:${first.number}`)
  await agent.press(agent.button(text.order.districtIs(jashore[agent.by])))
  const words = '1 ring, no name; park zone x?'
  await agent.write(page.getByLabel(text.order.note), words)
  await act('Control+s', text.order.keepNote)
  await sees(page.getByText(text.events.note(words)))
  await record(1, 'confirmed')
  await sees(undo)
  await expect.poll(() => stateOf(first)).toMatchObject({ status: 1, district: 'যশোর' })
  await act('z', text.undo.act)
  await expect.poll(() => stateOf(first)).toMatchObject({ status: 0, calls: 0 })
  await record(1, 'confirmed')
  await expect.poll(() => stateOf(first)).toMatchObject({ status: 1, claimedBy: null })

  await next(second)
  await record(2, 'no_answer')
  await expect.poll(() => stateOf(second)).toMatchObject({ status: 0, calls: 1, claimedBy: null })

  await next(third)
  await record(3, 'later')
  await look(agent)
  await press(button(text.order.tomorrow))
  await sees(undo.getByText(text.order.callDone.later('').trim()))
  expect((await stateOf(third)).callAt.toISOString()).toMatch(/T03:30:00/)

  await next(fourth)
  await record(4, 'wrong_number')
  await expect.poll(() => stateOf(fourth)).toMatchObject({ status: 0, wrongNumber: true })

  await next(fifth)
  await record(5, 'refused')
  await look(agent)
  await agent.write(page.getByRole('dialog').getByLabel(text.order.noteLabel), 'Too dear')
  await press(button(text.order.refuse))
  await sees(page.locator('.detail .status').getByText(text.orders.status[5] ?? ''))
  await missesAll(undo)
  expect(await stateOf(fifth)).toMatchObject({ status: 5, cancellation: {} })
}

async function listKeys({ page, by, text }: Hand) {
  if (by === 'thumb') return
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: text.keys.title })
  for (const result of Object.values(text.order.results)) await sees(dialog.getByText(result))
  await sees(dialog.getByText(text.orderKeys.next), dialog.getByText(text.order.keepNote))
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
}

/** The customer who did not answer calls back. */
async function callAgain(agent: Hand, buyer: Buyer) {
  await openByNumber(agent, buyer)
  await agent.act('1', agent.text.order.results.confirmed)
  await expect.poll(() => stateOf(buyer)).toMatchObject({ status: 1, claimedBy: null })
}

async function openByNumber({ page, find, open }: Hand, { number, transId }: Buyer) {
  await find(number.slice(-8))
  await open(
    page
      .getByRole('listitem')
      .getByRole('link')
      .filter({ hasText: number.slice(-6) }),
  )
  await comesTo(page, new RegExp(`^/office/orders/${transId}`))
  await sees(page.getByRole('article'))
}

async function pack(agent: Hand, day: string, buyers: Buyer[]) {
  const { page, text, act, find } = agent
  await find(day)
  await expect.poll(() => page.locator('[data-row]').count()).toBe(5)
  for (const [nr, { orderId }] of buyers.entries()) {
    const row = page.locator(`li[data-order="${orderId}"] [data-row]`)
    await agent.goTo(row)
    if (agent.by === 'keys') await page.keyboard.press('x')
    else if (nr > 0) await row.tap()
    else await pressLong(agent, row)
  }
  await sees(page.getByText(text.orders.selected(buyers.length)))
  await look(agent)
  await act('p', text.orders.print)
  await comesTo(page, `/office/slips?ids=${buyers.map(({ orderId }) => orderId)}`)
  // A phone shows the printed sheets as a list.
  const papers = page.locator(agent.by === 'thumb' ? '.slip-list' : '.slip')
  for (const { transId } of buyers) await sees(papers.getByText(transId))
  await look(agent)
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('printed')
  })
  await act('Control+p', text.slips.print)
  await sees(page.locator('body.printed'))

  // Orders ticked for their slips are still ticked.
  await find(day)
  await sees(page.getByText(text.orders.selected(buyers.length)))
  expect(await Promise.all(buyers.map(stateOf))).toMatchObject([{ status: 1 }, { status: 1 }])
  await act('1', text.order.stepTo[2] ?? '')
  await expect
    .poll(() => Promise.all(buyers.map(stateOf)))
    .toMatchObject([{ status: 2 }, { status: 2 }])
}

async function pressLong({ page, text }: Hand, row: ReturnType<Hand['button']>) {
  await row.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await sees(page.getByText(text.orders.selected(1)))
  await row.dispatchEvent('pointerup', { pointerType: 'touch' })
  await row.dispatchEvent('click')
}

async function deliver(owner: Hand, buyer: Buyer) {
  const { page, text, act } = owner
  await openByNumber(owner, buyer)
  for (const status of [3, 4]) {
    await act('1', text.order.stepTo[status] ?? '')
    await expect.poll(async () => (await stateOf(buyer)).status).toBe(status)
    await sees(page.locator('.detail .status').getByText(text.orders.status[status] ?? ''))
  }
}

async function undo(owner: Hand, buyer: Buyer, track: () => Promise<unknown>) {
  const { page, text, press, act } = owner
  await openByNumber(owner, buyer)
  await act('1', text.order.stepTo[3] ?? '')
  await sees(page.locator('.detail .status').getByText(text.orders.status[3] ?? ''))
  await act('2', text.order.parcel.coming_back)
  await sees(page.locator('.detail .status').getByText(text.orders.outcomes.coming_back))
  expect(await track()).toEqual({ status: 3, said: 'Order Shipped' })
  await look(owner)

  await act('1', text.order.parcel.received)
  await sees(page.getByText(text.order.receivedWhy))
  await look(owner)
  await press(page.getByRole('dialog').getByRole('button', { name: text.order.parcel.received }))
  await sees(
    page.locator('.detail .status').getByText(text.orders.outcomes.returned, { exact: true }),
  )
  expect(await stateOf(buyer)).toMatchObject({ status: 5, outcome: 2 })
}

async function answerMessage(agent: Hand, day: string) {
  const { page, text, button, press } = agent
  await fetch(`${shop.url}/api/add/customer/message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(messageOf(`Size ${day}`)),
  })
  await agent.go('inbox')
  await agent.open(page.locator('[data-row]').filter({ hasText: `Size ${day}` }))
  await look(agent)
  await agent.write(page.getByRole('textbox', { name: text.inbox.answer }), 'Yes, in red')
  await agent.act('Control+s', text.inbox.keep)
  await sees(page.getByText(text.inbox.answerKept))
  await press(button(text.inbox.close))
  await sees(page.getByRole('article').getByText(text.inbox.messageStates.closed))
  // The closed state is shown before its answer.
  const stored = () => shop.prisma.message.findFirst({ where: { subject: `Size ${day}` } })
  await expect.poll(stored).toMatchObject({ state: 2, answer: 'Yes, in red' })
}

async function hideReview(agent: Hand, buyer: Buyer, day: string) {
  const { page, text, button, press } = agent
  const { id } = await shop.prisma.product.findUniqueOrThrow({ where: { slug } })
  await shop.ask(buyer, '/api/add/product/review', { product_id: id, review: `Bad ${day}` })
  const shown = async () => (await fetch(`${shop.url}/api/get/product/reviews/${slug}`)).text()
  expect(await shown()).toContain(`Bad ${day}`)

  await agent.go('inbox')
  await press(page.locator('.queues').getByRole('link', { name: text.inbox.reviews }))
  await agent.open(page.locator('[data-row]').filter({ hasText: `Bad ${day}` }))
  await look(agent)
  await press(button(text.inbox.reviewActs.hidden))
  await expect.poll(shown).not.toContain(`Bad ${day}`)
}

const stateOf = ({ orderId }: Buyer) => now({ id: orderId })

/** Checks the screen for everybody, at each stop of the day. */
async function look({ page, by }: Hand) {
  expect(await findBarriers(page), page.url()).toEqual([])
  expect(await findSticksOut(page), page.url()).toEqual([])
  if (by === 'thumb') expect(await findSmallParts(page), page.url()).toEqual([])
}
