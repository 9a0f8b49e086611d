import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canShow, type Fonts } from './support/fonts.ts'
import {
  gatherPeople,
  richProduct,
  type ScreenState,
  screens,
  settle,
  states,
} from './support/screens.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

/** The narrowest phones, and a desktop page at 400 %. */
const width = 320
const longWord = 'Supercalifragilisticexpialidocious'.repeat(2)
const longTitle = `${longWord} ${'প্রতিদ্বন্দ্বিতাপূর্ণ'.repeat(4)}`

const shown = [...screens, ...states.filter(({ only }) => !only)]
/** In Noto's fonts, which CI has, layout.test.ts checks these. */
const asMeant = shown.map((state) => ({ ...state, who: state.who ?? ('guest' as const) }))
const isForGuests = ({ path }: ScreenState) => ['/login', '/signup'].includes(path)
const asBuyer = shown
  .filter((state) => !state.who && !state.act && !isForGuests(state))
  .map((state) => ({ ...state, who: 'buyer' as const }))

describe.each<Fonts>(['noto', 'plain'])('at 320 pixels in %s fonts', (fonts) => {
  describe.runIf(canShow(fonts))('', () => {
    const shop = openJourneys({ fonts })
    let people: Awaited<ReturnType<typeof gatherPeople>>
    beforeAll(async () => {
      people = await gatherPeople(shop)
    })

    const visits = [...(fonts === 'plain' ? asMeant : []), ...asBuyer]
    test.each(visits)('$name, seen by a $who', async ({ path, who, allow, act }) => {
      const page = await shop.walk(path, { as: people[who], allow, width })
      await settle(page)
      await act?.(page)
      expect(await findSticksOut(page)).toEqual([])

      if (fonts !== 'plain') return
      await loseBoldLetters(page)
      expect(await findSticksOut(page)).toEqual([])
    })

    describe('a product whose words are too long for a line', () => {
      let slug: string
      beforeAll(async () => {
        const { image } = await shop.prisma.product.findUniqueOrThrow({
          where: { slug: richProduct },
        })
        const product = await shop.make.product({
          title: longTitle,
          image,
          description: `<p>${longWord}</p>`,
        })
        slug = product.slug
        await shop.shows('/', longWord)
      })
      afterAll(() => shop.prisma.product.delete({ where: { slug } }))

      test.each([
        ['its own screen', () => `/product/${slug}`],
        ['search', () => `/search?keyword=${longWord}`],
        ['home', () => '/'],
        ['the cart', () => '/cart'],
        ['the checkout', () => '/customer/checkout'],
      ])('on %s', async (_name, path) => {
        const shopper = await shop.shopper({ name: longWord, cart: [slug] })
        const page = await shop.walk(path(), { as: shopper, width })
        await settle(page)
        expect(await findSticksOut(page)).toEqual([])
      })
    })
  })
})

/** Bold letters have not come, or do not come. */
async function loseBoldLetters(page: Page) {
  const bold = await page.waitForFunction(() =>
    [...document.fonts].find(
      ({ weight, unicodeRange }) => weight === '600' && /U\+0*980/i.test(unicodeRange),
    ),
  )
  const status = await bold.evaluate(async (face) => {
    if (!face) return undefined
    const { family, weight, unicodeRange } = face
    const broken = new FontFace(family, new ArrayBuffer(0), { weight, unicodeRange })
    document.fonts.delete(face)
    document.fonts.add(broken)
    await broken.load().catch(() => {})
    return broken.status
  })
  expect(status).toBe('error')
}

const someScreens = screens.filter(({ name }) => ['home', 'product', 'cart'].includes(name))

describe('with letters half as large again on a phone of 360 pixels', () => {
  const shop = openJourneys()

  test.each(someScreens)('$name', async ({ path, who = 'guest' }) => {
    const people = await gatherPeople(shop)
    const page = await shop.borrow(path, { as: people[who], width: 360, touch: true })
    await settle(page)
    const heightOf = () => page.evaluate(() => document.querySelector('footer')?.offsetHeight ?? 0)
    const before = await heightOf()

    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { -webkit-text-size-adjust: 150% !important }')
      document.adoptedStyleSheets.push(sheet)
    })

    await expect.poll(heightOf).toBeGreaterThan(before * 1.2)
    expect(await findSticksOut(page)).toEqual([])
  })
})
