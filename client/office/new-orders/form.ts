import { useState } from 'react'
import type { InputOf } from '#contract/endpoint'
import type { FeeOfAddress } from '#contract/fee-of-address'
import type { CartToOrder } from '#contract/office/carts'
import type { Good, saveNewOrder } from '#contract/office/new-orders'
import { readWhole } from '#contract/office/numbers'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import type { OrderSource, PayWay } from '#contract/office/rules'
import { promoCode } from '#contract/shop'
import { newKey } from '../../ui/state/new-key'

export type SaveInput = InputOf<typeof saveNewOrder>
export type Line = {
  key: string
  good: Good
  quantity: number
  color_id?: number | undefined
  size_id?: number | undefined
  /** Typed in place of the shop's. */
  price: string
}
const texts = {
  number: '',
  name: '',
  address: '',
  /** Empty: the one of the address. */
  fee: '',
  promo: '',
  note: '',
  advance: '',
  reference: '',
  rebate: '',
  why: '',
}
/** The typed order; its key makes a repeated save the same order. */
export type Form = typeof texts & {
  key: string
  source: OrderSource
  way: PayWay
  lines: Line[]
  /** The account that gets it. */
  customer_id: number | null
  /** Sent, and not answered yet: it is sent again as it was. */
  sent: SaveInput | null
}

/** A field of the form for its input; `field`: its name in the call, where it has another. */
export type Bind = (
  name: keyof Form & string,
  field?: string,
) => {
  name: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}
/** The district of the address, and the shop's fee for it. */
export type Guess = { fee: number; place: FeeOfAddress['place'] } | null
export type PartProps = { form: Form; bind: Bind; change: (part: Partial<Form>) => void }

export function emptyForm(): Form {
  const nothing = { lines: [], customer_id: null, sent: null }
  return { ...texts, ...nothing, key: newKey(), source: 'phone', way: 'bkash' }
}

/** The form of an order that is sent again, with the goods of now. */
export function formOf(order: OfficeOrder, goods: readonly Good[]): Form {
  const { number, name, address, source, fee } = order
  const given = { number, name, address, fee: String(fee), source: source ?? 'phone' }
  return { ...emptyForm(), ...given, lines: linesOf(order.lines, goods) }
}

/** The form of an order of a cart, for the account that has it. */
export function formOfCart(cart: CartToOrder, goods: readonly Good[]): Form {
  const { id, number, name, address, is_account } = cart
  const given = { number, name, address, customer_id: is_account ? id : null }
  return { ...emptyForm(), ...given, lines: linesOf(cart.lines, goods) }
}

/** Those that are still sold. */
function linesOf(lines: CartToOrder['lines'], goods: readonly Good[]): Line[] {
  return lines.flatMap(({ product_id, quantity, color_id, size_id }): Line[] => {
    const good = goods.find(({ id }) => id === product_id)
    return good ? [{ key: newKey(), good, quantity, color_id, size_id, price: '' }] : []
  })
}

export const isEmpty = ({ number, name, address, lines }: Form) =>
  !(number || name || address || lines.length > 0)

const prefix = 'office.new-order:'

/** The form of this place, which the device keeps until it is saved. */
export function useKeptForm(place: string, first: () => Form) {
  const [form, setForm] = useState(() => kept(place) ?? first())
  function put(part: Partial<Form>) {
    setForm((before) => keep(place, { ...before, ...part }))
  }
  function begin() {
    drop(place)
    setForm(emptyForm())
  }
  return { form, put, begin, saved: () => drop(place) }
}

function kept(place: string): Form | undefined {
  try {
    const stored: Partial<Form> | null = JSON.parse(localStorage.getItem(prefix + place) ?? 'null')
    return stored ? { ...emptyForm(), ...stored } : undefined
  } catch {
    return undefined
  }
}

function keep(place: string, form: Form): Form {
  try {
    localStorage.setItem(prefix + place, JSON.stringify(form))
  } catch {
    // Full or forbidden storage: it then lives as long as the page.
  }
  return form
}

function drop(place: string): void {
  try {
    localStorage.removeItem(prefix + place)
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** The fee that the address names; null where a person has to say it. */
export function feeOf({ fee }: Form, guess: Guess): number | null {
  return fee === '' ? (guess?.fee ?? null) : readWhole(fee)
}

export const priceOf = ({ good, price }: Line) => readWhole(price) ?? good.price

/** Sums as far as the form knows them: what a promo takes off is the server's to say. */
export function sumsOf(form: Form, guess: Guess) {
  const subtotal = form.lines.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0)
  const fee = feeOf(form, guess) ?? 0
  const rebate = readWhole(form.rebate) ?? 0
  const advance = readWhole(form.advance) ?? 0
  const total = Math.max(0, subtotal + fee - rebate)
  return { subtotal, fee, rebate, advance, due: Math.max(0, total - advance) }
}

export function isLower(line: Line): boolean {
  return priceOf(line) < line.good.price
}

/** The input of the call. A fee or a price that is no number is sent as typed: the server names its error. */
export function inputOf(form: Form, guess: Guess, confirm: boolean): SaveInput {
  const { number, name, address, source, customer_id, promo, note, way } = form
  const whole = (typed: string) => readWhole(typed) ?? (typed as unknown as number)
  const code = promoCode(promo.trim())
  return {
    number,
    name,
    address,
    source,
    customer_id,
    lines: form.lines.map(({ good, quantity, color_id, size_id, price }) => ({
      product_id: good.id,
      quantity,
      color_id,
      size_id,
      seen_price: good.price,
      ...(price !== '' && { price: whole(price) }),
    })),
    fee: form.fee === '' ? (guess?.fee ?? whole('')) : whole(form.fee),
    ...(code && { promo: code }),
    ...(form.rebate && { rebate: { taka: whole(form.rebate), why: form.why } }),
    ...(form.advance && {
      advance: {
        taka: whole(form.advance),
        way,
        reference: way === 'cash' ? null : form.reference,
      },
    }),
    ...(note && { note }),
    confirm,
  }
}
