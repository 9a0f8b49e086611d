import { menuInPath } from '#contract/shop'
import { cleanText } from '#contract/wire'
import { orNull } from '../failures/or-null.ts'
import { factsWaitMs, inTime } from '../turns/in-time.ts'

/** The stored name of a listing, for a name in any spelling. */
export type FindListing = (kind: string, name: string) => Promise<string | undefined>

const listing = /^\/(menu|category|tag|discount)\/([^/]+)$/

/**
 * The one address of a screen for search engines, however it was requested: a listing by its stored
 * name, without filters, sorts and tabs, with the keyword, and with the page from 2 on.
 */
export async function canonicalOf(address: string, findListing: FindListing): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid')
  const params = new URLSearchParams()
  const keyword = searchParams.get('keyword')?.normalize('NFC').trim()
  if (keyword) params.set('keyword', keyword)
  const page = readPage(searchParams.get('page'))
  if (page > 1) params.set('page', String(page))
  const path = await spell(pathname, findListing)
  return params.size > 0 ? `${path}?${params}` : path
}

/** The page as the screens read it: the first one for anything else than a number. */
function readPage(text: string | null): number {
  return /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1
}

async function spell(path: string, findListing: FindListing): Promise<string> {
  const decoded = orNull(() => path.split('/').map(decodeURIComponent))
  if (!decoded) return path
  // As calls read a name, so that a blank or an unseen mark behind it makes no other address.
  const spelled = decoded.map((part) => encodeURIComponent(cleanText(part))).join('/')
  const [, kind = '', given = ''] = listing.exec(spelled) ?? []
  if (!kind) return spelled
  // The screen itself reports a listing that is not there.
  const finding = findListing(kind, decodeURIComponent(given))
  const stored = await inTime(finding, factsWaitMs).catch(() => undefined)
  if (!stored) return spelled
  return `/${kind}/${encodeURIComponent(kind === 'menu' ? menuInPath(stored) : stored)}`
}
