import { hasRight } from '#contract/office/rights'
import { localPhoneDigits } from '#contract/phone'
import { asciiDigits, orderStatus, productCode } from '#contract/shop'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { readTransId } from '../../orders/trans-id.ts'
import { isHandledBy } from './handled.ts'
import type { Actor } from './order-rows.ts'

const fewestDigits = 4
/** Digits of a whole number; a mobile one has eleven with its zero. */
const wholeDigits = 10
/** Above this count, names are compared while the list is read. */
const mostNamed = 5000
/** Limit of orders that a search by a product's code finds. */
const mostOfProduct = 5000

/**
 * The condition for a transaction id in any spelling, or for four or more last digits of a phone
 * number; null for other text, which is words of a name. A number that this person sees masked
 * matches only as a whole: its ends would reveal it digit by digit.
 */
function numberSought(typed: string, actor: Actor): Prisma.Sql | null {
  const transId = readTransId(typed.replace(/^[#\s]+/, ''))
  if (transId) return Prisma.sql`o.trans_id = ${transId}`
  const end = endOfNumber(typed)
  if (end === null) return null
  // The colon is the next character after the digits.
  const ended = Prisma.sql`o.number_key >= ${end} and o.number_key < ${`${end}:`}`
  if (hasRight(actor.role, 'anyNumber')) return ended
  const isOpen = Prisma.sql`o.status < ${orderStatus.delivered}`
  const seen = Prisma.sql`${isOpen} or ${isHandledBy(actor.id)}`
  if (end.length < wholeDigits) return Prisma.sql`${ended} and (${seen})`
  return Prisma.sql`${ended} and (o.number_key = ${end} or ${seen})`
}

/** Like `numberSought`, or orders with the product of a typed code, also without its zeros. */
export async function digitsSought(
  prisma: PrismaClient,
  typed: string,
  actor: Actor,
): Promise<Prisma.Sql | null> {
  const number = numberSought(typed, actor)
  const code = asciiDigits(typed).trim()
  const productId = Number(code)
  const isShort = /^\d{1,3}$/.test(code)
  if (!(productId < 2 ** 31) || !(isShort || (number && productCode(productId) === code))) {
    return number
  }
  // Read first: a subquery beside the number would keep the planner from both indexes.
  const found = await prisma.orderLine.groupBy({
    by: 'orderId',
    where: { productId },
    orderBy: { orderId: 'desc' },
    take: mostOfProduct,
  })
  const ofProduct = Prisma.sql`o.id = any(${found.map(({ orderId }) => orderId)}::int[])`
  if (number) return Prisma.sql`(${number} or ${ofProduct})`
  return found.length > 0 ? ofProduct : null
}

/**
 * Counts each new whole number of a person who sees masked numbers: one could be found by trying. A
 * list that is polled repeats its number. Throws a 429 after too many.
 */
export async function countNumberSought(
  limits: RateLimits,
  actor: Actor,
  typed: string | null | undefined,
): Promise<void> {
  const end = typed && !readTransId(typed) ? endOfNumber(typed) : null
  if (!end || end.length < wholeDigits || hasRight(actor.role, 'anyNumber')) return
  const number = ['numberSought', `${actor.id} ${end}`] as const
  const isNew = await limits.count(...number).then(
    () => true,
    () => false,
  )
  if (!isNew) return
  await limits.count('numbersSoughtByStaff', actor.id).catch(async (refused: unknown) => {
    await limits.forgive(...number)
    throw refused
  })
}

/** A number that the shop itself shows to a person is no guess: looking it up counts no more. */
export async function noteNumberGiven(
  limits: RateLimits,
  actor: Actor,
  number: string,
): Promise<void> {
  const end = endOfNumber(number)
  if (!end || hasRight(actor.role, 'anyNumber')) return
  await limits.count('numberSought', `${actor.id} ${end}`).catch(() => {})
}

/** One of the person's tries no longer counts. */
export async function forgetNumberSought(limits: RateLimits, actor: Actor): Promise<void> {
  if (!hasRight(actor.role, 'anyNumber')) await limits.giveBack('numbersSoughtByStaff', actor.id)
}

/** The condition for orders whose name has all these words. */
export function nameSought(typed: string): Prisma.Sql {
  return Prisma.sql`o.name_words @> shop_name_words(${typed}) and shop_name_words(${typed}) <> '{}'`
}

/** Like `nameSought`, for rare words: lists the ids from the index. */
export async function rareNameSought(prisma: PrismaClient, typed: string): Promise<Prisma.Sql> {
  const named = await prisma.$queryRaw<{ id: number }[]>`
    select id from shop_orders_named(shop_name_words(${typed}), ${mostNamed + 1}::int) id`
  if (named.length > mostNamed) return nameSought(typed)
  return Prisma.sql`o.id = any(${named.map(({ id }) => id)}::int[])`
}

/** The digits in the order of `number_key`, last one first; null for other text. */
export function endOfNumber(typed: string): string | null {
  const number = localPhoneDigits(typed.replaceAll('/', ''))
  if (!/^\+?\d+$/.test(number)) return null
  const digits = number.replace('+', '')
  return digits.length < fewestDigits ? null : [...digits.slice(-11)].reverse().join('')
}
