import type { PrismaClient } from '../../../database/generated/client.ts'
import { findKind, findMeanings, hasKey, meaningOf } from '../foreign/headers.ts'
import { type Chosen, optionsOf } from '../work/chosen.ts'
import { FileProblem, type Held } from '../work/hold.ts'
import type { FileSetup } from './adapter.ts'

export type ChosenSetup = FileSetup & { chosen: Chosen }

/**
 * Finds the meanings of the columns: set by hand for this file, else those of the last file with
 * the same columns, else guessed from the header. Throws where no column names products.
 */
export async function readHeader(
  prisma: PrismaClient,
  { id }: Held,
  names: string[],
): Promise<ChosenSetup> {
  const job = await prisma.job.findUniqueOrThrow({ where: { id }, select: { chosen: true } })
  const own = job.chosen as Chosen
  const remembered = await readRemembered(prisma, id, names)
  const isOtherKind = own.kind !== undefined && own.kind !== remembered.kind
  const chosen: Chosen = isOtherKind ? own : { ...remembered, ...own }
  const kind = chosen.kind ?? findKind(names)
  const found = chosen.columns ?? findMeanings(kind, names)
  const meanings = names.map((_name, nr) => meaningOf(kind, found[nr]))
  const options = optionsOf(kind, chosen.options)
  await prisma.job.update({
    where: { id },
    data: { kind, columns: names, meanings, options, chosen, attributes: [] },
  })
  if (!hasKey(meanings)) throw new FileProblem('There is no column of names or links')
  return { kind, names, meanings, options, chosen, attributes: [] }
}

/** Last columns of a file of errors. */
export const ofErrors = ['line', 'error']

/** Counts the columns without these two at the end: elsewhere such names are the file's own. */
export function countOwn(names: readonly string[]): number {
  const last = names.slice(-ofErrors.length).map((name) => name.trim().toLowerCase())
  return String(last) === String(ofErrors) ? names.length - ofErrors.length : names.length
}

async function readRemembered(prisma: PrismaClient, id: number, names: string[]): Promise<Chosen> {
  const own = names.slice(0, countOwn(names))
  const last = await prisma.job.findFirst({
    where: {
      id: { lt: id },
      NOT: { chosen: { equals: {} } },
      OR: [{ columns: { equals: names } }, { columns: { equals: own } }],
    },
    orderBy: { id: 'desc' },
    select: { chosen: true },
  })
  const former = (last?.chosen ?? {}) as Chosen
  const { options: { take_doubtful: _, ...options } = {}, ...chosen } = former
  return { ...chosen, options }
}
