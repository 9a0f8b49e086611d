import type { CartItem } from '#contract/cart'
import { promoKinds } from '#contract/shop'
import { readCart } from '../cart/read-cart.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { invalid, Refusal, unauthenticated } from '../failures/refusals.ts'
import { belowLeast, changedPromo, findPromo, invalidPromo } from './promos.ts'

/** The result of `shop_confirm_order`; `about` is a product's id. */
export type ConfirmAnswer = {
  refusal: string | null
  about: number | null
  confirmed: string | null
  /** Of the products of the lines. */
  policies: (string | null)[]
}
type Attempt = { customerId: number; promo: string | null; seenPromoTaka: number | undefined }

/**
 * Why an order was not made. A refusal about lines has everything that is different now: it has
 * the present cart, and the promo's own problem as an error of the field `promo`.
 */
export async function refusalOf(
  prisma: PrismaClient,
  attempt: Attempt,
  answer: ConfirmAnswer | undefined,
): Promise<Refusal> {
  switch (answer?.refusal) {
    case 'stranger':
      return unauthenticated()
    case 'key of another order':
      return invalid('Idempotency-Key', 'This Idempotency-Key stood for another order')
    case 'no address':
      return invalid('address', 'Please, save your address first')
    case 'too much':
      return invalid('carts', 'This is too much for one order')
    case 'promo changed':
      return invalid('promo', changedPromo)
    case 'no such promo': {
      const promo = await promoOf(prisma, attempt)
      return invalid('promo', promo?.minSubtotalTaka ? belowLeast(promo) : invalidPromo)
    }
    case 'empty':
    case 'changed':
    case 'sold out':
    case 'too few':
      return refusalOfLines(prisma, attempt, answer)
  }
  throw new Error(`An order was neither confirmed nor refused: ${answer?.refusal}`)
}

async function refusalOfLines(
  prisma: PrismaClient,
  attempt: Attempt,
  answer: ConfirmAnswer,
): Promise<Refusal> {
  const [carts, promoProblem] = await Promise.all([
    readCart(prisma, attempt.customerId),
    whyNoPromo(prisma, attempt),
  ])
  return new Refusal(409, sentenceOf(answer, carts), {
    body: { carts },
    ...(promoProblem && { errors: { promo: [promoProblem] } }),
  })
}

function sentenceOf({ refusal, about }: ConfirmAnswer, carts: CartItem[]): string {
  if (refusal === 'empty') return 'Your Cart is empty'
  const changed = 'Your cart has changed, please check it again'
  if (refusal === 'changed') return changed
  const lines = carts.filter(({ product_id }) => product_id === about)
  const [{ product } = { product: undefined }] = lines
  if (!product) return changed
  if (refusal === 'too few') return `${product.title} is sold from ${product.minimum_order} pieces`
  const short = lines.find(({ quantity, product: { left } }) => left && left < quantity)
  return short
    ? `${product.title} has only ${short.product.left} left`
    : `${product.title} is out of stock`
}

/**
 * Apart from the least order, and from a sum that depends on the lines: which products remain is the
 * customer's to say.
 */
async function whyNoPromo(prisma: PrismaClient, attempt: Attempt): Promise<string | undefined> {
  if (!attempt.promo) return undefined
  const promo = await promoOf(prisma, attempt)
  if (!promo) return invalidPromo
  if (promoKinds[promo.kind] !== 'taka') return undefined
  const { seenPromoTaka = promo.priceTaka } = attempt
  return seenPromoTaka === promo.priceTaka ? undefined : changedPromo
}

function promoOf(prisma: PrismaClient, { promo, customerId }: Attempt) {
  return findPromo(prisma, { code: promo ?? '', customerId })
}
