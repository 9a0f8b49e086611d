import { expect, test } from 'vitest'
import { countParts, fillSms, placeholdersOf } from '#contract/message-text'
import { readyMessages } from '#contract/ready-messages'
import { composeLetter } from '../../server/outbox/compose.ts'
import { orderOfMessage } from '../../server/outbox/kinds.ts'
import { messageSettings } from '../../server/outbox/words.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

async function letterOf(own: Record<string, string>, kind: 'shipped' | 'cancelled') {
  const { id } = await shop.make.order({ addressName: 'রহিমা খাতুন' })
  const order = await shop.prisma.order.findUniqueOrThrow({
    where: { id },
    include: orderOfMessage,
  })
  const settings = messageSettings(own)
  const message = await shop.outbox.prepare({ kind, lang: 'en', order, settings })
  return { ...composeLetter(message), link: message.link, due: `Tk ${order.totalTaka}` }
}

test('the paragraphs of an own text and its link stay in the letter', async () => {
  const words = 'First <b>.\n\nSecond\nline: {link}'
  const { html, text, link } = await letterOf({ shipped_en_opening: words }, 'shipped')
  expect(html).toMatch(/First &lt;b&gt;\.<\/p><p [^>]+>Second<br>line: <a /)
  expect(html).toContain(`href="${link}" style="color:#0e5a43">${link}</a>`)
  expect(text).toContain(`First <b>.\n\nSecond\nline: ${link}`)
})

test('the sum due has a weight of its own, in the letter of a parcel alone', async () => {
  const { html, due } = await letterOf({}, 'shipped')
  expect(html).toMatch(new RegExp(`font-size:24px;font-weight:700[^>]+>${due}<`))
  const cancelled = await letterOf({}, 'cancelled')
  expect(cancelled.html).not.toContain('font-weight:700')
})

test('a booking comes off what is paid, only where a product of the order asks for an advance', async () => {
  const less = 'To pay on delivery (less what you paid as booking)'
  expect((await letterOf({}, 'shipped')).text).not.toContain('booking')

  const { id: productId } = await shop.make.product({ orderPolicy: '২০০ টাকা অগ্রিম লাগে।' })
  const { id } = await shop.make.order({ lineGiven: { productId } })
  const where = { id }
  const order = await shop.prisma.order.findUniqueOrThrow({ where, include: orderOfMessage })
  const about = { kind: 'shipped', lang: 'en', order, settings: messageSettings({}) } as const
  expect(composeLetter(await shop.outbox.prepare(about)).text).toContain(less)
})

test('a cancelled order asks for no money, whatever its own text says', async () => {
  const { html, due } = await letterOf({ cancelled_en_opening: 'You pay {due}.' }, 'cancelled')
  expect(html).toContain('You pay Tk 0.')
  expect(html).not.toContain(`You pay ${due}`)
  expect(html).toContain('See the order')
  expect(html).not.toContain('where the order is')
  expect(placeholdersOf('cancelled')).not.toContain('due')
})

test('an SMS with the link for a new password is one part, also of a shop with a Bengali name', () => {
  const values = { name: '', order: '', due: '', phone: '', shop: 'নকশি হাট' }
  const link = `https://www.nokshihaat.com.bd/reset/${'x'.repeat(43)}`
  for (const lang of ['bn', 'en'] as const) {
    const text = fillSms(readyMessages[lang].reset.sms, { ...values, link }, 'Nokshi Haat')
    expect([countParts(text).parts, text.includes('Nokshi Haat')]).toEqual([1, true])
  }
})
