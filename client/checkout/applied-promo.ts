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
  storedPromo.write(promo && JSON.stringify([promo.promo_code, promo.price, promo.min_subtotal]))
}

function readPromo(text: string | null): Promo | null {
  try {
    const [code, price, least]: unknown[] = JSON.parse(text ?? '[]')
    return typeof code === 'string' && typeof price === 'number'
      ? { promo_code: code, price, ...(typeof least === 'number' && { min_subtotal: least }) }
      : null
  } catch {
    return null
  }
}
