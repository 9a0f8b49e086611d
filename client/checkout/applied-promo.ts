import type { Promo } from '#contract/orders'
import { applyPromo } from '#contract/orders'
import { useWrite } from '../api/write'
import { openStoredText } from '../ui/state/stored-text'

const storedPromo = openStoredText('session', 'promo')

/** The promo of cart and checkout. The server checks it again when the order is confirmed. */
export function useAppliedPromo(): [Promo | null, (promo: Promo | null) => void] {
  return [readPromo(storedPromo.use()), storePromo]
}

/** Stores an applied promo for cart and checkout. */
export function useApplyPromo() {
  return useWrite(applyPromo, { onSuccess: ({ promo }) => storePromo(promo) })
}

function storePromo(promo: Promo | null): void {
  const { promo_code, price, min_subtotal, ...terms } = promo ?? {}
  storedPromo.write(promo && JSON.stringify([promo_code, price, min_subtotal, terms]))
}

function readPromo(text: string | null): Promo | null {
  try {
    const [code, price, least, terms]: unknown[] = JSON.parse(text ?? '[]')
    if (typeof code !== 'string' || typeof price !== 'number') return null
    const min_subtotal = typeof least === 'number' ? { min_subtotal: least } : {}
    return { promo_code: code, price, ...min_subtotal, ...Object(terms) }
  } catch {
    return null
  }
}
