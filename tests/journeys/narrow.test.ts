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

/** The narrowest phones, and how a page looks at 400 % on a desk. */
const width = 320
const longWord = 'Supercalifragilisticexpialidocious'.repeat(2)
const longTitle = `${longWord} ${'প্রতিদ্বন্দ্বিতাপূর্ণ'.repeat(4)}`

describe.each<Fonts>(['noto', 'plain'])('at 320 pixels in %s fonts', (fonts) => {
  describe.runIf(canShow(fonts))('', () => {
    const shop = openJourneys({ fonts })
    let people: Awaited<ReturnType<typeof gatherPeople>>
    beforeAll(async () => {
      people = await gatherPeople(shop)
    })

    async function findWide(state: ScreenState, who: keyof typeof people) {
      const page = await shop.walk(state.path, { as: people[who], allow: state.allow, width })
      await settle(page)
      await state.act?.(page)
      return findSticksOut(page)
    }

    test.each([...screens, ...states.filter(({ only }) => !only)])('$name', async (state) => {
      const { who = 'guest' } = state
      const isForGuests = ['/login', '/signup'].includes(state.path)
      const isForAll = who === 'guest' && !state.act && !isForGuests
      const visitors = isForAll ? ([who, 'buyer'] as const) : [who]
      const wide: string[] = []
      for (const visitor of visitors) wide.push(...(await findWide(state, visitor)))
      expect(wide).toEqual([])
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
        const shopper = await shop.shopper({ name: longWord })
        await shop.fillCart(shopper, slug)
        const page = await shop.walk(path(), { as: shopper, width })
        await settle(page)
        expect(await findSticksOut(page)).toEqual([])
      })
    })

    test.each(fonts === 'plain' ? screens : [])(
      '$name, before its bold letters have come',
      async ({ path, who = 'guest', allow = [] }) => {
        const page = await shop.visit(path, {
          as: people[who],
          allow: [...allow, /ERR_FAILED/],
          width,
          before: (page) => page.route('**/*bengali-600*.woff2', (route) => route.abort()),
        })
        await settle(page)
        await page.evaluate(() => document.fonts.ready)
        expect(await findSticksOut(page)).toEqual([])
      },
    )
  })
})

const someScreens = screens.filter(({ name }) => ['home', 'product', 'cart'].includes(name))

describe('with letters half as large again on a phone of 360 pixels', () => {
  const shop = openJourneys()

  test.each(someScreens)('$name', async ({ path, who = 'guest' }) => {
    const people = await gatherPeople(shop)
    const page = await shop.visit(path, { as: people[who], width: 360, touch: true })
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

describe('with the letters of a reader who has them twice as large, on a phone of 360 pixels', () => {
  const shop = openJourneys()
  let people: Awaited<ReturnType<typeof gatherPeople>>
  beforeAll(async () => {
    people = await gatherPeople(shop)
  })

  test.each([...screens, ...states.filter(({ only }) => !only)])('$name', async (state) => {
    const { path, who = 'guest', allow } = state
    const page = await shop.walk(path, { as: people[who], allow, width: 360, lessMotion: true })
    await settle(page)
    await state.act?.(page)

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })

    const findSmall = () =>
      page.evaluate(() => {
        const sizeOf = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize)
        const parts = [
          ...document.querySelectorAll('body :is(a, b, button, h1, h2, input, p, small)'),
        ]
        return parts.filter((part) => part.textContent && sizeOf(part) < 17).map((p) => p.outerHTML)
      })
    await expect.poll(findSmall).toEqual([])
    expect(await findSticksOut(page)).toEqual([])
  })
})
