import type { Locator, Page } from 'playwright-core'
import { officeWords } from '../../support/office-words.ts'
import { sees } from './page.ts'

/** A person at the office's screens: by thumb on a phone in Bengali, or in English by keys. */
export type Hands = 'thumb' | 'keys'
export type Hand = ReturnType<typeof handOn>
type Place = keyof typeof keyOf

const keyOf = {
  today: 't',
  orders: 'o',
  products: 'p',
  inbox: 'i',
  catalogue: 'd',
  promos: 'r',
  staff: 's',
  me: 'm',
}
const behindMore: Place[] = ['catalogue', 'promos', 'staff', 'me']
const furthest = 150
const isFocused = (part: Element) => part === document.activeElement

export function handOn(page: Page, by: Hands) {
  const text = officeWords(by === 'keys' ? 'en' : 'bn')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  /** Presses Tab until the part has the focus. */
  async function reach(part: Locator) {
    await sees(part)
    for (let nr = 0; nr < furthest; nr++) {
      if (await part.first().evaluate(isFocused)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not come to ${part}`)
  }

  async function press(part: Locator) {
    if (by === 'thumb') return part.first().tap()
    await reach(part)
    await page.keyboard.press('Enter')
  }

  async function write(field: Locator, words: string) {
    if (by === 'thumb') await field.tap()
    else await reach(field)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
  }

  async function choose(select: Locator, name: string) {
    if (by === 'thumb') return void (await select.selectOption({ label: name }))
    await reach(select)
    await page.keyboard.type(name)
  }

  /** Presses the act's own key, which its name shows if there is room. */
  async function act(keys: string, name: string | Locator) {
    const part =
      typeof name === 'string' ? page.getByRole('button', { name: new RegExp(`^${name}`) }) : name
    if (by === 'thumb') return part.first().tap()
    await sees(part)
    await hit(keys)
  }

  /** In a field all keys are letters, except with Ctrl. */
  async function hit(...keys: string[]) {
    const [first = ''] = keys
    for (let nr = 0; !first.includes('+') && nr < furthest; nr++) {
      if (!(await page.evaluate(() => document.activeElement?.matches('input, textarea, select'))))
        break
      await page.keyboard.press('Tab')
    }
    for (const key of keys) await page.keyboard.press(key)
  }

  /** Goes to the row of a list, by `J`; a thumb needs no way. */
  async function goTo(row: Locator) {
    await sees(row)
    for (let nr = 0; by === 'keys' && !(await row.evaluate(isFocused)); nr++) {
      if (nr > furthest) throw new Error(`J does not come to ${row}`)
      await page.keyboard.press('j')
    }
  }

  async function open(row: Locator) {
    await goTo(row)
    if (by === 'keys') await page.keyboard.press('Enter')
    else await row.tap()
  }

  /** On a phone an order or a message replaces the list and its surroundings. */
  async function leaveDetail() {
    if (await page.locator('.detail').isVisible()) await page.locator('a.back').tap()
  }

  async function go(place: Place) {
    if (by === 'keys') return hit('g', keyOf[place])
    await leaveDetail()
    const dock = page.locator('.dock')
    const link = (name: string) => dock.getByRole('link', { name: new RegExp(`^${name}`) })
    if (behindMore.includes(place)) {
      await link(text.places.more).tap()
      return page.locator('.more').getByRole('link', { name: text.places[place] }).tap()
    }
    return link(place === 'inbox' ? text.places.inboxShort : text.places[place]).tap()
  }

  async function find(words: string, what: 'orders' | 'products' = 'orders') {
    if (by === 'keys') await hit('/')
    else {
      await leaveDetail()
      await button(text.find[what].label).tap()
    }
    await sees(page.getByRole('searchbox'))
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }

  /** The device and each account begin in Bengali. */
  async function speak() {
    if (by === 'thumb') return
    await press(button('EN English'))
    await sees(button('বাং বাংলা'))
  }

  return {
    page,
    by,
    text,
    button,
    reach,
    press,
    write,
    choose,
    act,
    hit,
    goTo,
    open,
    go,
    find,
    speak,
  }
}
