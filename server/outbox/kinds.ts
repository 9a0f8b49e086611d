import { eventKinds } from '#contract/office/order-states'
import type { MessageKind, OtherKind } from '#contract/outbox'
import { orderStatus } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import type { OutboxMessageModel } from '../database/generated/models.ts'
import { literalsOf } from '../database/literals.ts'
import { noMobile, smsNumber, smsTime } from './sms-gateway.ts'

export type Row = OutboxMessageModel
/** Whose act a message is about: acts of customers, whose email is not proved, have the lowest limits. */
export type Cause = 'customer' | 'reset' | 'staff'

export const orderOfMessage = {
  lines: { orderBy: { id: 'asc' } },
  customer: { select: { email: true } },
  payments: { where: { undoneAt: null }, select: { taka: true } },
  joined: { select: { transId: true }, orderBy: { id: 'asc' } },
  events: {
    where: {
      kind: eventKinds.status,
      toStatus: { in: [orderStatus.processing, orderStatus.cancelled] },
    },
    orderBy: { id: 'desc' },
  },
} satisfies Prisma.OrderInclude
export type OrderOfMessage = Prisma.OrderGetPayload<{ include: typeof orderOfMessage }>

const { pending, confirmed, processing, shipped, delivered, cancelled } = orderStatus
const kind = literalsOf(eventKinds)
const is = literalsOf(orderStatus)

export type Kind = MessageKind | OtherKind
type About = {
  /** The change `e` of an order `o` after which it goes; missing for what other acts add themselves. */
  after?: Prisma.Sql
  /** The states of an order of which it speaks. */
  of?: readonly number[]
  /** Whether it goes again where staff correct such an order and say that the customer is told. */
  isToldAgain?: boolean
  /** Whether a waiting one is still true, where the states of which it speaks do not say it. */
  isTrue?: (order: Pick<OrderOfMessage, 'status' | 'outcome'>) => boolean
  cause: Cause | ((order: OrderOfMessage) => Cause)
  /** Who wrote its words: the shop in its settings, the program, or a person for this one alone. */
  words: 'shop' | 'program' | 'person'
  /** What a letter shows of its order. */
  facts?: 'number' | 'invoice' | 'all'
  button: 'seeOrder' | 'seeEnded' | 'reset' | null
}

/** A message about an order on its way. */
const ofParcel = {
  isToldAgain: true,
  cause: 'staff',
  words: 'shop',
  facts: 'all',
  button: 'seeOrder',
} as const

/** Every kind of message to a customer: after what it goes, when it is true, and what it says. */
export const kinds: Record<Kind, About> = {
  placed: {
    ...ofParcel,
    after: Prisma.sql`e.kind = ${kind.placed} and e.staff_id is null and e.to_status = ${is.pending}`,
    of: [pending],
    // A receipt stays true until a cancel.
    isTrue: ({ status }) => status <= shipped,
    cause: 'customer',
  },
  confirmed: {
    ...ofParcel,
    after: Prisma.sql`e.kind = ${kind.status} and e.to_status = ${is.confirmed}`,
    of: [confirmed, processing],
  },
  shipped: {
    ...ofParcel,
    after: Prisma.sql`e.kind = ${kind.status} and e.to_status = ${is.shipped}
      and e.from_status < ${is.shipped}`,
    of: [shipped],
    isTrue: ({ status, outcome }) => status === shipped && outcome === null,
  },
  delivered: {
    ...ofParcel,
    after: Prisma.sql`e.kind = ${kind.status} and e.to_status = ${is.delivered}`,
    of: [delivered],
    facts: 'invoice',
    button: 'seeEnded',
  },
  cancelled: {
    // Who cancels an order that nobody confirmed needs no message about it, and of a joined order nothing is lost.
    after: Prisma.sql`e.kind = ${kind.status} and e.to_status = ${is.cancelled}
      and e.from_status < ${is.shipped} and o.joined_into is null
      and (e.staff_id is not null or e.from_status <> ${is.pending})`,
    of: [cancelled],
    cause: ({ status, events: [last] }) =>
      status === cancelled && !last?.staffId ? 'customer' : 'staff',
    words: 'shop',
    facts: 'number',
    button: 'seeEnded',
  },
  reset: { cause: 'reset', words: 'shop', button: 'reset' },
  changed: { cause: 'reset', words: 'program', button: null },
  answer: { cause: 'staff', words: 'person', button: null },
  sentence: { cause: 'staff', words: 'person', facts: 'number', button: 'seeOrder' },
}

/** Whether the shop may write its words in the settings. */
export function isOfShop(kind: Kind): kind is MessageKind {
  return kinds[kind].words === 'shop'
}

/** The kind that speaks of an order in this state. */
export function kindAt(status: number): MessageKind {
  const found = Object.entries(kinds).find(([, { of }]) => of?.includes(status))
  return (found?.[0] as MessageKind | undefined) ?? 'placed'
}

/** The kind that goes after a change `e` of the order `o`, as an expression. */
export function kindAfter(): Prisma.Sql {
  const all = Object.entries(kinds)
  const happened = all.flatMap(([name, { after }]) =>
    after ? Prisma.sql`when ${after} then ${name}` : [],
  )
  const told = all.flatMap(([name, { of, isToldAgain }]) =>
    of && isToldAgain
      ? Prisma.sql`when coalesce(e.to_status, o.status) = any(${of}::int[]) then ${name}`
      : [],
  )
  return Prisma.sql`case ${Prisma.join(happened, ' ')}
    when e.data ->> 'tell' = 'true' and e.kind in (${kind.edit}, ${kind.correction})
      then case ${Prisma.join(told, ' ')} end end`
}

export function causeOf(name: Kind, order: OrderOfMessage | null): Cause {
  const { cause } = kinds[name]
  if (typeof cause === 'string') return cause
  return order ? cause(order) : 'staff'
}

/** Why a message will not be sent at this moment, nor later; null where it will. */
export async function whyDropped(
  prisma: PrismaClient,
  row: Row,
  order: OrderOfMessage | null,
  at: Date,
): Promise<string | null> {
  if (row.recipient === '') return 'The person was erased'
  if (row.channel === 'sms') {
    const time = smsTime(row.createdAt, at)
    const isMobile = smsNumber(order?.addressNumber ?? row.recipient, '01') !== null
    // One that waits for the morning goes to the number of then.
    if (!isMobile && !(time instanceof Date)) return noMobile
    if (time === 'never') return 'Too late for an SMS'
  }
  return order && whyUntrue(prisma, row, order)
}

/** Why a message about an order is no longer true; null where it is. */
async function whyUntrue(
  prisma: PrismaClient,
  { kind: name, key }: Row,
  order: OrderOfMessage,
): Promise<string | null> {
  const { of, isTrue } = kinds[name as Kind]
  // What staff wrote about an order is true in any state of it.
  if (!of) return null
  const [event = ''] = key.split(':')
  const undone = await prisma.orderEvent.count({
    where: {
      orderId: order.id,
      kind: { in: [eventKinds.undo, eventKinds.correction] },
      data: { path: ['event'], equals: Number(event) },
    },
  })
  if (undone > 0) return 'The act was undone'
  if (isTrue ? isTrue(order) : of.includes(order.status)) return null
  return 'The order has changed meanwhile'
}
