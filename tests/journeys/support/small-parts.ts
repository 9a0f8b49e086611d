import type { Page } from 'playwright-core'

const fingerPixels = 44
const dotPixels = 28
const mousePixels = 36

/**
 * Controls too small for a finger, and inputs whose small letters make a phone zoom in. Dots and
 * the pause of a carousel may be smaller.
 */
export async function findSmallParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([finger = 0, dot = 0]) => {
      const small: string[] = []
      for (const part of document.querySelectorAll('main button, header button, header a')) {
        const { width, height } = part.getBoundingClientRect()
        const isShown = part.checkVisibility() && width > 1
        const least = part.closest('.carousel-controls') ? dot : finger
        if (isShown && Math.min(width, height) < least - 0.5) {
          small.push(`${Math.round(width)} x ${Math.round(height)}: ${part.outerHTML.slice(0, 99)}`)
        }
      }
      const typed =
        ':is(input:not([type=radio], [type=checkbox], [type=range], [type=file], [hidden]), select, textarea):not([type=hidden], [aria-hidden])'
      for (const input of document.querySelectorAll(typed)) {
        const { fontSize } = getComputedStyle(input)
        if (Number.parseFloat(fontSize) < 16) small.push(`${fontSize}: ${input.outerHTML}`)
      }
      return small
    },
    [fingerPixels, dotPixels],
  )
}

/** Targets too small for a mouse too, except links in a text and rows that are pressed as a whole. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const targets =
      ':is(a, button, input, select, textarea, summary):not([type=radio], [type=checkbox], [type=range], [type=file], [type=hidden], [aria-hidden=true])'
    const beside = '.html, [inert], .carousel-controls, .visually-hidden'
    return [...document.querySelectorAll(targets)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(beside))
      .filter((part) => {
        const { width, height } = part.getBoundingClientRect()
        const isInText =
          part.matches('a') &&
          getComputedStyle(part).display.startsWith('inline') &&
          [...(part.parentNode?.childNodes ?? [])].some(
            ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
          )
        const isWhole = getComputedStyle(part, '::after').position === 'absolute'
        return width > 1 && Math.min(width, height) < least - 0.5 && !isInText && !isWhole
      })
      .map((part) => {
        const { width, height } = part.getBoundingClientRect()
        return `${Math.round(width)} x ${Math.round(height)}: ${part.outerHTML.slice(0, 99)}`
      })
  }, mousePixels)
}
