import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict, invalid, notFound, tooLarge } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { refusePublished } from './published-draft.ts'
import { type DraftRow, openTo, readDraft } from './read-drafts.ts'

type Form = {
  id?: number | null | undefined
  v?: number | null | undefined
  product_id?: number | null | undefined
  base_version?: number | null | undefined
  base?: unknown
  form: Record<string, unknown>
}
type Who = Pick<Staff, 'id'>

/** Drafts of new products for each person. */
const mostNew = 50
const mostBytes = 409_600

/**
 * Stores a form: as the named draft, as the own one of the product, or as a new one. Throws a 404,
 * a 409 with `current` where another device changed the draft, or with `published`, a 413 above 400 KB.
 */
export async function saveDraft(tx: Transaction, staff: Who, input: Form): Promise<DraftRow> {
  const form = storable(input.form)
  const base = input.base === undefined ? null : (storable(input.base) ?? Prisma.JsonNull)
  const { id, v, product_id: productId = null, base_version: baseVersion = null } = input
  const known = id ?? (productId === null ? null : await findOwn(tx, staff, productId))
  if (known !== null) {
    const { count } = await tx.productDraft.updateMany({
      where: { id: known, version: v ?? -1, ...openTo(staff) },
      data: {
        form,
        ...(base !== null && { base }),
        ...(baseVersion !== null && { baseVersion }),
        at: new Date(),
      },
    })
    if (count === 0) await refuse(tx, staff, known)
    return rowOf(tx, staff, known)
  }
  if (productId === null) await checkNumber(tx, staff)
  const [made] = await tx.productDraft.createManyAndReturn({
    data: { productId, staffId: staff.id, baseVersion, form, base: base ?? Prisma.DbNull },
    skipDuplicates: true,
    select: { id: true },
  })
  if (made) return rowOf(tx, staff, made.id)
  // Another device was first.
  const first = productId === null ? null : await findOwn(tx, staff, productId)
  if (first === null) throw notFound('The draft')
  return refuse(tx, staff, first)
}

async function refuse(tx: Transaction, staff: Who, id: number): Promise<never> {
  await refusePublished(tx, id)
  const current = await readDraft(tx, staff, id)
  throw conflict('This draft was changed on another device', { current })
}

async function findOwn(tx: Transaction, staff: Who, productId: number): Promise<number | null> {
  const where = { productId_staffId: { productId, staffId: staff.id } }
  const row = await tx.productDraft.findUnique({ where, select: { id: true } })
  return row?.id ?? null
}

async function rowOf(tx: Transaction, staff: Who, id: number): Promise<DraftRow> {
  const { base: _base, form: _form, ...row } = await readDraft(tx, staff, id)
  return row
}

async function checkNumber(tx: Transaction, staff: Who) {
  await lockRows(tx, 'staff', staff.id)
  const started = await tx.productDraft.count({ where: { staffId: staff.id, productId: null } })
  if (started >= mostNew) throw invalid('form', `At most ${mostNew} drafts of new products`)
}

/** The database refuses NUL and half of a surrogate pair. */
function storable(value: unknown): Prisma.InputJsonValue {
  const isWhole = (text: string) => text.isWellFormed() && !text.includes('\0')
  const json = JSON.stringify(value, (key, part) => {
    if (!isWhole(key) || (typeof part === 'string' && !isWhole(part))) {
      throw invalid('form', 'The form could not be read')
    }
    return part
  })
  if (Buffer.byteLength(json) > mostBytes) throw tooLarge()
  return JSON.parse(json)
}
