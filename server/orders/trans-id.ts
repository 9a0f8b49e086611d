import { randomInt } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, so that a code can be read out by phone. */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new transaction id, `XXXX-XXXX-XXXX`: 55 random bits and a check character. */
export function makeTransId(): string {
  return withCheckCharacter(
    Array.from({ length: 11 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )
}

export function withCheckCharacter(eleven: string): string {
  const whole = eleven + checkCharacter(eleven)
  return `${whole.slice(0, 4)}-${whole.slice(4, 8)}-${whole.slice(8)}`
}

/** Accepts any case, dashes and spaces, O for 0, I or L for 1. Null for a typing error. */
export function readTransId(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(plain)) return null
  const whole = withCheckCharacter(plain.slice(0, 11))
  return whole.endsWith(plain.slice(8)) ? whole : null
}

/** Luhn's algorithm mod 32: detects every wrong character and nearly every swap. */
function checkCharacter(text: string): string {
  let sum = 0
  for (let i = text.length - 1, doubled = true; i >= 0; i--, doubled = !doubled) {
    const value = alphabet.indexOf(text.charAt(i)) * (doubled ? 2 : 1)
    sum += Math.floor(value / 32) + (value % 32)
  }
  return alphabet.charAt((32 - (sum % 32)) % 32)
}
