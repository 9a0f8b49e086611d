/**
 * The `Idempotency-Key` of one attempt. Made from what is confirmed rather than drawn at random, so
 * that a double tap, a retry after a lost reply, a reload and a second tab all name the same attempt.
 */
export function confirmKeyOf(input: { carts: unknown; promo?: unknown; fee: unknown }): string {
  return `checkout-${hashText(JSON.stringify([input.carts, input.promo ?? null, input.fee]))}`
}

/** FNV-1a, 64 bits, in hexadecimal. Not `crypto.subtle`, which plain http does not have. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
