import { openStore } from '../../ui/state/store'

export type PriceField = 'price' | 'old_price'
/** The reason why an act on a product failed. `field`: its typed value stays in its cell. */
type Refusal = { why: string; field?: PriceField | undefined }
/** By the product's id, until another act is done. */
type Refusals = ReadonlyMap<number, Refusal>

const refusals = openStore<Refusals>(new Map())
export const useRefusals = refusals.use

export function noteRefusal(productId: number, why: string, field?: PriceField): void {
  refusals.change(new Map([...refusals.read(), [productId, { why, field }]]))
}

export function forgetRefusal(productId: number): void {
  const noted = refusals.read()
  if (noted.has(productId)) {
    refusals.change(new Map([...noted].filter(([id]) => id !== productId)))
  }
}
