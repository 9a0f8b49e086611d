/**
 * The `Idempotency-Key` of one attempt, made from the lines: a double tap, a retry after a lost
 * reply, a reload and a second tab share it, even if the fee or the promo changed meanwhile.
 */
export function confirmKeyOf({ carts }: { carts: unknown }): string {
  return `checkout-${hashText(JSON.stringify(carts))}`
}

/** FNV-1a, 64 bits, in hexadecimal: plain http has no `crypto.subtle`. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
