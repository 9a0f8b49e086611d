import type { Locator, Page } from 'playwright-core'

const fields =
  'input:not([type=file], [type=checkbox], [type=radio], [hidden], [readonly]), textarea, [contenteditable=true]'
const controls = `button, a[href], select, summary, label:has(input:is([type=checkbox], [type=radio])), ${fields}`
const heldMs = 300

type By = 'mouse' | 'finger'

/**
 * Types in each field of a form, then presses where its next control is seen, as long as a slow
 * hand does. Returns the presses that reached another part than that control.
 */
export async function findLostPresses(
  page: Page,
  form: Locator,
  by: By = 'mouse',
): Promise<string[]> {
  const lost: string[] = []
  // A dialog that still opens moves by itself.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const count = await form.locator(fields).count()
  for (let nr = 0; nr < count; nr++) {
    const field = form.locator(fields).nth(nr)
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue
    const next = await nextOf(form, field)
    if (!next) continue
    const pair = `${await nameOf(field)} -> ${await nameOf(next)}`
    if (!(await isHitAfterTyping(page, field, next, by))) lost.push(pair)
    await page.keyboard.press('Home')
  }
  return lost
}

/** The control after a field, in the order of the form. */
async function nextOf(form: Locator, field: Locator): Promise<Locator | null> {
  const own = await field.elementHandle()
  const place = await form.evaluate(
    (room, { own, controls }) => {
      const all = [...room.querySelectorAll(controls)]
      return all.findIndex(
        (part) =>
          own &&
          own.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING &&
          part.checkVisibility() &&
          !part.matches(':disabled, .visually-hidden'),
      )
    },
    { own, controls },
  )
  return place < 0 ? null : form.locator(controls).nth(place)
}

async function isHitAfterTyping(
  page: Page,
  field: Locator,
  next: Locator,
  by: By,
): Promise<boolean> {
  // Typing may add a part before it.
  const target = await next.elementHandle()
  await field.scrollIntoViewIfNeeded()
  await field.focus()
  const isPicker = /date|time|color|range/.test((await field.getAttribute('type')) ?? '')
  if (!isPicker) await page.keyboard.type('77')
  const seen = await target?.evaluate((part) => {
    if (!part.isConnected) return null
    const isCovered = () => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const at = document.elementFromPoint(x + width / 2, y + height / 2)
      return !at || !(part.contains(at) || at.contains(part))
    }
    if (isCovered()) part.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = part.getBoundingClientRect()
    return isCovered() ? null : { x: x + width / 2, y: y + height / 2 }
  })
  // A part that typing has replaced, or that lies below another, cannot be pressed.
  if (!target || !seen) return true
  await target.evaluate((part) => {
    Object.assign(window, { pressed: undefined })
    const note = (event: Event) => {
      const { target } = event
      const isHit = target instanceof Node && part.contains(target)
      Object.assign(window, { pressed: isHit })
      // The act itself is of no interest, and might leave the form.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('click', note, { capture: true })
    Object.assign(window, {
      forgetPress: () => removeEventListener('click', note, { capture: true }),
    })
  })
  if (by === 'finger') await page.touchscreen.tap(seen.x, seen.y)
  else {
    await page.mouse.move(seen.x, seen.y)
    await page.mouse.down()
    await page.waitForTimeout(heldMs)
    await page.mouse.up()
  }
  return page.evaluate(() => {
    const { pressed, forgetPress } = Object(window)
    forgetPress()
    return pressed === true
  })
}

function nameOf(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name')
    const label = element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent
    return `${element.tagName} ${name ?? (label || element.textContent?.trim().slice(0, 30))}`
  })
}
