import type {
  AttributeMeaning,
  FileKind,
  ImportOptions,
  Meaning,
} from '#contract/office/import-rules'
import type { Transaction } from '../../as-staff.ts'

/** What staff set by hand for a file. */
export type Chosen = {
  kind?: FileKind
  columns?: (Meaning | null)[]
  attributes?: Record<string, AttributeMeaning>
  options?: Partial<ImportOptions>
}
type Given = { [K in keyof Chosen]?: Chosen[K] | null | undefined }

/** Defaults: a file of another program brings its own categories and pictures. */
export function optionsOf(kind: FileKind, chosen: Partial<ImportOptions> = {}): ImportOptions {
  const isForeign = kind !== 'own'
  return {
    split_prices: false,
    make_categories: isForeign,
    new_off: false,
    fetch_pictures: isForeign,
    take_doubtful: false,
    ...chosen,
  }
}

/** Another kind clears the columns and options that were chosen for the former one. */
export async function choose(tx: Transaction, id: number, given: Given): Promise<void> {
  const job = await tx.job.findUniqueOrThrow({ where: { id }, select: { chosen: true } })
  const before = job.chosen as Chosen
  const isOtherKind = given.kind != null && given.kind !== before.kind
  const former: Chosen = isOtherKind ? {} : before
  const chosen: Chosen = {
    ...former,
    ...(given.kind && { kind: given.kind }),
    ...(given.columns && { columns: given.columns }),
    ...(given.attributes && { attributes: { ...former.attributes, ...given.attributes } }),
    ...(given.options && { options: { ...former.options, ...given.options } }),
  }
  await tx.job.update({ where: { id }, data: { chosen } })
}
