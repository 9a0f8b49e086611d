import type { Page } from 'playwright-core'
import { padded, readQuarters } from '../../support/pictures.ts'

export const fileOf = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})
/** A photo as large as a camera's file: the browser shrinks it. */
export const fromCamera = (name: string, picture: Buffer) => fileOf(name, padded(picture, 400_000))

/** The pictures of the tiles: URLs of the shop, once they are there. */
export function urlsOf(page: Page): Promise<string[]> {
  return page
    .locator('.photos .photo img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).getAttribute('src') ?? ''))
}

export async function isUp(page: Page, count: number): Promise<boolean> {
  const urls = await urlsOf(page)
  return urls.length === count && urls.every((url) => url.startsWith('/uploads/catalog/'))
}

/** The four colours of a picture of the shop. */
export async function quartersOf(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url)
  return readQuarters(await answer.body())
}

/** Collects the pictures that a page sends, in `sent` of its window. */
export function noteSent(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const sent: File[] = []
    Object.assign(window, { sent })
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const picture = body instanceof FormData ? body.get('picture') : null
      if (picture instanceof File) sent.push(picture)
      send.call(this, body)
    }
  })
}

/** Kind and bytes of each picture that was sent. */
export async function readSent(page: Page): Promise<{ type: string; bytes: Buffer }[]> {
  const all = await page.evaluate(async () => {
    const { sent } = window as unknown as { sent: File[] }
    return Promise.all(
      sent.map(async (file) => ({
        type: file.type,
        bytes: [...new Uint8Array(await file.arrayBuffer())],
      })),
    )
  })
  return all.map(({ type, bytes }) => ({ type, bytes: Buffer.from(bytes) }))
}

type GivenFile = ReturnType<typeof fileOf>

/** Pastes or drops files somewhere on the screen. */
export function giveFiles(page: Page, how: 'paste' | 'drop', files: GivenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString('base64'),
  }))
  return page.evaluate(
    ({ how, given }) => {
      const data = new DataTransfer()
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
      }
      const options = { bubbles: true, cancelable: true }
      document
        .querySelector('h1')
        ?.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        )
    },
    { how, given },
  )
}
