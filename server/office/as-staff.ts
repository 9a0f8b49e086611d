import { retrying } from '../database/errors.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { readAct, setLocal } from '../database/local-settings.ts'
import { invalid } from '../failures/refusals.ts'
import { type StoredReply, storePlain, storeSealed } from './stored-replies.ts'

export type Transaction = Prisma.TransactionClient
/** The author, the call and the address of a write; `key` is the Idempotency-Key header. */
export type Act = {
  staffId: number
  call: string
  requestId: string
  address: string
  key: string | undefined
  /** Whether input or answer contain a secret. */
  isSecret: boolean
  input: unknown
}

const longestMs = 15_000
const longestKey = 255

/**
 * Runs a write of the office in one transaction; triggers record its changes under the staff
 * member. A key that was answered before returns that answer without acting; throws a 422 where the
 * key belongs to another input. Repeats after a deadlock.
 */
export function asStaff<T>(
  prisma: PrismaClient,
  act: Act,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const reply = replyOf(act)
  return retrying(() =>
    prisma.$transaction(
      async (tx) => {
        const { staffId, call, address, requestId } = act
        await setLocal(tx, { staff: String(staffId), act: call, address, request: requestId })
        return reply ? onceByKey(tx, act, reply, write) : write(tx)
      },
      { timeout: longestMs },
    ),
  )
}

/** An act without changed rows: `entity` and its id, and its state before or after. No secrets. */
export type Noted = {
  entity: 'session' | 'claim' | 'slips' | 'staff' | 'import'
  id: number | string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Adds an act to the audit that changes no audited row, such as a sign-in. */
export async function noteAct(tx: Transaction, { entity, id, before, after }: Noted) {
  const side = (value?: Record<string, unknown>) =>
    value ? JSON.parse(JSON.stringify(value)) : Prisma.DbNull
  const { staff, now: at, ...act } = await readAct(tx)
  await tx.auditEntry.create({
    data: {
      ...act,
      staffId: Number(staff) || null,
      entity,
      entityId: String(id),
      before: side(before),
      after: side(after),
      at,
    },
  })
}

/** Runs an operator's act at the console and audits it: `act` such as `console unlock`. */
export function asConsole<T>(
  prisma: PrismaClient,
  act: `console ${string}`,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return prisma.$transaction(async (tx) => {
    await setLocal(tx, { act })
    return write(tx)
  })
}

/** The stored answer of the act's key; undefined without one. */
export async function findAnswer(prisma: PrismaClient, act: Act): Promise<unknown> {
  const reply = replyOf(act)
  if (!reply) return undefined
  const where = { staffId_key: { staffId: act.staffId, key: reply.name } }
  const former = await prisma.officeReply.findUnique({ where })
  return former?.inputHash === reply.inputHash ? reply.unseal(former.answer) : undefined
}

/**
 * The answer that the person's act has under this key; waits for one that still runs. Undefined for
 * an act that was never done, or that another call did.
 */
export async function answerUnder(
  tx: Transaction,
  staffId: number,
  { key, call }: { key: string; call: string },
): Promise<unknown> {
  const { count: taken } = await tx.officeReply.createMany({
    data: { staffId, key, call, inputHash: '' },
    skipDuplicates: true,
  })
  const where = { staffId_key: { staffId, key } }
  if (taken === 0) {
    const former = await tx.officeReply.findUniqueOrThrow({ where })
    return former.call === call ? former.answer : undefined
  }
  await tx.officeReply.delete({ where })
  return undefined
}

function replyOf({ key, call, input, isSecret }: Act): StoredReply | null {
  if (!key) return null
  if (key.length > longestKey) {
    throw invalid(
      'Idempotency-Key',
      `The Idempotency-Key may have at most ${longestKey} characters`,
    )
  }
  return (isSecret ? storeSealed : storePlain)(key, JSON.stringify([call, input]))
}

/** Waits for another transaction with the same key. */
async function onceByKey<T>(
  tx: Transaction,
  { staffId, call }: Act,
  { name: key, inputHash, seal, unseal }: StoredReply,
  write: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { count: taken } = await tx.officeReply.createMany({
    data: { staffId, key, call, inputHash },
    skipDuplicates: true,
  })
  const where = { staffId_key: { staffId, key } }
  if (taken === 0) {
    const former = await tx.officeReply.findUniqueOrThrow({ where })
    if (former.inputHash === inputHash) return unseal(former.answer) as T
    throw invalid('Idempotency-Key', 'This Idempotency-Key stood for something else')
  }
  const answer = await write(tx)
  await tx.officeReply.update({
    where,
    data: { answer: JSON.parse(JSON.stringify(seal(answer ?? {}))) },
  })
  return answer
}
