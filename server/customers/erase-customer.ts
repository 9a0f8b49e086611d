import { orderStatus } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import type {
  CancellationModel,
  CustomerModel,
  OrderModel,
  OrderPaymentModel,
} from '../database/generated/models.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Storage } from '../pictures/storage.ts'
import { removePicture } from '../pictures/uploads.ts'
import { endAccess } from './end-access.ts'
import { eraseTraces } from './erase-traces.ts'
import { type Emptied, findPerson, ordersOf, type Person, type Texts } from './personal-rows.ts'

type Transaction = Prisma.TransactionClient
export type Erased = Awaited<ReturnType<typeof erase>>

/** Ends a transaction in which nothing is to change. */
class TrialEnded extends Error {
  readonly erased: Erased

  constructor(erased: Erased) {
    super('Only a trial')
    this.erased = erased
  }
}

/**
 * `email`: also a mobile number, of somebody without an account. Orders stay nameless, so that sums hold
 * (decision 040). With `isTrial` nothing
 * changes. Throws StorageAway before any row changes.
 */
export function eraseCustomer(
  prisma: PrismaClient,
  storage: Storage,
  email: string,
  isTrial: boolean,
): Promise<Erased> {
  return prisma
    .$transaction(async (tx) => {
      const erased = await erase(tx, email, isTrial ? null : storage)
      if (isTrial) throw new TrialEnded(erased)
      return erased
    })
    .catch((error: unknown) => {
      if (error instanceof TrialEnded) return error.erased
      throw error
    })
}

async function erase(tx: Transaction, email: string, storage: Storage | null) {
  const person = await findPerson(tx, email)
  const { customerId, emailKey } = person
  const sessions = customerId === null ? 0 : await endAccess(tx, { id: customerId, emailKey })
  const pictures = await readPictures(tx, customerId)
  // The lock excludes a concurrent order: it then finds no address.
  if (customerId !== null) await lockRows(tx, 'customer', customerId, 'update')
  const orders = await eraseOrders(tx, person)
  const account = customerId === null ? nobody : await eraseAccount(tx, customerId)
  const { reviewIds, sentIds, photo } = account
  const { messages, counters } = await eraseTraces(tx, person, { orders, reviewIds, sentIds })
  if (storage) await removePictures(tx, storage, pictures, photo)
  return {
    account: customerId !== null,
    reviews: reviewIds.length,
    messages,
    sessions,
    counters,
    orders: orders.length,
    /** In transit: they cannot arrive without an address. */
    openOrders: orders.filter(({ status }) => status < orderStatus.delivered).length,
  }
}

type Account = {
  reviewIds: number[]
  /** Messages about the account. */
  sentIds: bigint[]
  photo: string | null
}
const nobody: Account = { reviewIds: [], sentIds: [], photo: null }

type Theirs = { where: { customerId: number } }
type Dependents = Exclude<keyof Prisma.$CustomerPayload['objects'], 'orders' | 'reviews'>
/** Tables that refer to a customer, except orders and reviews: one added later does not compile here. */
const dependents: Record<Dependents, (tx: Transaction, of: Theirs) => Promise<unknown>> = {
  address: (tx, of) => tx.address.deleteMany(of),
  cart: (tx, of) => tx.cartLine.deleteMany(of),
  resets: (tx, of) => tx.passwordReset.deleteMany(of),
  outbox: (tx, of) => tx.outboxMessage.deleteMany(of),
  asks: (tx, of) => tx.productAsk.deleteMany(of),
  outcome: (tx, of) => tx.cartOutcome.deleteMany(of),
}

/** Numbers and times of an order are the shop's; triggers write the last two. */
type OfShop =
  | ('transId' | 'confirmKey' | 'confirmedLines' | 'lang' | 'promoCode' | 'district')
  | ('numberKey' | 'nameWords')

const erased = 'Erased customer'

/** Their orders stay as sums: of the account, and those without one at their number. */
async function eraseOrders(
  tx: Transaction,
  person: Person,
): Promise<{ id: number; transId: string; status: number }[]> {
  const ids = await lockRows(
    tx,
    'orders',
    Prisma.sql`select id from orders where ${ordersOf(person)}`,
  )
  const orderId = { in: ids }
  const orders = await tx.order.updateManyAndReturn({
    where: { id: orderId },
    data: {
      addressName: erased,
      addressNumber: '0000000',
      address: 'Erased',
      rebateWhy: null,
    } satisfies Emptied<Texts<OrderModel>, OfShop>,
    select: { id: true, transId: true, status: true },
  })
  await tx.cancellation.updateMany({
    where: { orderId },
    data: { reason: '' } satisfies Texts<CancellationModel>,
  })
  await tx.orderPayment.updateMany({
    where: { orderId },
    data: { reference: null } satisfies Emptied<Texts<OrderPaymentModel>, 'way'>,
  })
  return orders
}

async function eraseAccount(tx: Transaction, customerId: number): Promise<Account> {
  const { photo } = await tx.customer.findUniqueOrThrow({ where: { id: customerId } })
  const reviews = await tx.review.findMany({ where: { customerId }, select: { id: true } })
  await tx.review.deleteMany({ where: { customerId } })
  const sent = await tx.outboxMessage.findMany({ where: { customerId }, select: { id: true } })
  for (const erase of Object.values(dependents)) await erase(tx, { where: { customerId } })
  const email = `erased-${customerId}@invalid`
  const ordered = await tx.order.count({ where: { customerId } })
  if (ordered === 0) await tx.customer.deleteMany({ where: { id: customerId } })
  else {
    await tx.customer.updateMany({
      where: { id: customerId },
      data: {
        name: erased,
        email,
        emailKey: email,
        passwordHash: '!',
        photo: null,
      } satisfies Emptied<CustomerModel, 'id' | 'createdAt' | 'seenAt'>,
    })
  }
  return {
    sentIds: sent.map(({ id }) => id),
    reviewIds: reviews.map(({ id }) => id),
    photo,
  }
}

async function readPictures(tx: Transaction, customerId: number | null): Promise<string[]> {
  if (customerId === null) return []
  const rows = await tx.reviewImage.findMany({ where: { review: { customerId } } })
  return rows.map(({ image }) => image)
}

/** Runs before the commit: without their rows the pictures cannot be found. */
async function removePictures(
  tx: Transaction,
  storage: Storage,
  pictures: string[],
  photo: string | null,
) {
  if (photo && /^[^/]+$/.test(photo)) {
    const others = await tx.customer.count({ where: { photo } })
    if (others === 0) await storage.remove(`users/${photo}`)
  }
  for (const image of pictures) {
    await removePicture(image, storage)
    await tx.loosePicture.deleteMany({ where: { image } })
  }
}
