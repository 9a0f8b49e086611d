/**
 * The `Idempotency-Key` of one attempt. Made from the lines rather than drawn at random, so that a
 * double tap, a retry after a lost reply, a reload and a second tab all name the same attempt, also
 * where the fee or the promo has been changed since.
 */
export function confirmKeyOf({ carts }: { carts: unknown }): string {
  return `checkout-${hashText(JSON.stringify(carts))}`
}

/** FNV-1a, 64 bits, in hexadecimal. Not `crypto.subtle`, which plain http does not have. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
