import { signNamed } from '../../../http/html.ts'

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|[a-z][a-z\d]{1,31});/gi
/** A name escaped twice, `&amp;#8217;`, is read twice. */
const mostTimes = 3
const known = new Map<string, string>()

/** A name as it is meant: other programs write its signs as HTML does, `&amp;` and `&#8211;`. */
export function readSigns(text: string): string {
  let read = text
  for (let times = 0; times < mostTimes && read.includes('&'); times++) {
    const next = read.replace(entity, (all, decimal, hex) =>
      decimal || hex ? signOf(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)) : named(all),
    )
    if (next === read) break
    read = next
  }
  return read
}

function named(all: string): string {
  const sign = known.get(all) ?? signNamed(all)
  if (sign !== all) known.set(all, sign)
  return sign
}

/** NUL and half of a surrogate pair are left out: the database refuses them. Numbers above Unicode name no letter. */
const signOf = (code: number) =>
  code === 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff
    ? ''
    : String.fromCodePoint(code)
