import { asciiDigits, localPhoneDigits, orderStatus, productCode } from '#contract/shop'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { readTransId } from '../../orders/trans-id.ts'
import { isHandledBy } from './handled.ts'
import type { Actor } from './order-rows.ts'
import { hasRight } from '#contract/office/rights'

const fewestDigits = 4
/** Of a whole number; a mobile one has eleven with its zero. */
const wholeDigits = 10
/** Of more orders than these the name is looked at while a list is read. */
const mostNamed = 5000
/** The newest orders of a product that a search by its code finds. */
const mostOfProduct = 5000

/**
 * What holds for the orders `o` of a transaction id as people write it, or of four or more digits of
 * the end of a telephone number in any spelling; null for anything else, which is words of a name. A
 * number that this person sees masked is found by the whole of it alone: by its ends it could be guessed
 * digit by digit.
 */
function numberSought(typed: string, actor: Actor): Prisma.Sql | null {
  const transId = readTransId(typed.replace(/^[#\s]+/, ''))
  if (transId) return Prisma.sql`o.trans_id = ${transId}`
  const end = endOfNumber(typed)
  if (end === null) return null
  // Of the key's characters none is behind the digits but the colon.
  const ended = Prisma.sql`o.number_key >= ${end} and o.number_key < ${`${end}:`}`
  if (hasRight(actor.role, 'anyNumber')) return ended
  const isOpen = Prisma.sql`o.status < ${orderStatus.delivered}`
  const seen = Prisma.sql`${isOpen} or ${isHandledBy(actor.id)}`
  if (end.length < wholeDigits) return Prisma.sql`${ended} and (${seen})`
  return Prisma.sql`${ended} and (o.number_key = ${end} or ${seen})`
}

/** As `numberSought`, or the orders that hold the product of the code that was typed. */
export async function digitsSought(
  prisma: PrismaClient,
  typed: string,
  actor: Actor,
): Promise<Prisma.Sql | null> {
  const number = numberSought(typed, actor)
  const code = asciiDigits(typed).trim()
  const productId = Number(code)
  if (!number || !(productId < 2 ** 31) || productCode(productId) !== code) return number
  // Read first: beside the number, a subquery would keep the planner from both indexes.
  const found = await prisma.$queryRaw<{ id: number }[]>`
    select distinct order_id id from order_line where product_id = ${productId}
    order by order_id desc limit ${mostOfProduct}`
  return Prisma.sql`(${number} or o.id = any(${found.map(({ id }) => id)}::int[]))`
}

/**
 * Counts another whole number that somebody seeks who may not see every one: a masked one could be found
 * out by trying. A list that is read again asks for the same one. Throws a 429 after too many.
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

/** What holds for the orders `o` whose name has all these words. */
export function nameSought(typed: string): Prisma.Sql {
  return Prisma.sql`o.name_words @> shop_name_words(${typed}) and shop_name_words(${typed}) <> '{}'`
}

/** As `nameSought`, for words that few orders have: then they are told one by one, from the index. */
export async function rareNameSought(prisma: PrismaClient, typed: string): Promise<Prisma.Sql> {
  const named = await prisma.$queryRaw<{ id: number }[]>`
    select id from shop_orders_named(shop_name_words(${typed}), ${mostNamed + 1}::int) id`
  if (named.length > mostNamed) return nameSought(typed)
  return Prisma.sql`o.id = any(${named.map(({ id }) => id)}::int[])`
}

/**
 * The digits as `number_key` has them, the last one first; null where it is no number. Marks of the
 * direction, which contacts copy along with a number, are no part of it.
 */
export function endOfNumber(typed: string): string | null {
  const seen = typed.replace(/\p{Cf}/gu, '')
  if (!/^[+\d\s\-‐-―()./]+$/.test(asciiDigits(seen))) return null
  const digits = localPhoneDigits(seen).replace(/\D/g, '')
  return digits.length < fewestDigits ? null : [...digits.slice(-11)].reverse().join('')
}
