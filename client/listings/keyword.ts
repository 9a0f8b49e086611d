import { maxKeywordLength } from '#contract/shop'

const unseen = /^[\p{C}\p{Z}\p{DI}\u2800]*$/u

/** The keyword of an address in the call's form: shortened; empty if all of it is invisible. */
export function keywordOf(search: URLSearchParams): string {
  const keyword = (search.get('keyword') ?? '').normalize('NFC').trim()
  return unseen.test(keyword) ? '' : [...keyword].slice(0, maxKeywordLength).join('')
}
