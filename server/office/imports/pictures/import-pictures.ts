import type { ImportState } from '#contract/office/import-rules'
import { rowsAtOnce } from '#contract/office/rules'
import type { PrismaClient } from '../../../database/generated/client.ts'
import type { ImportPictureModel } from '../../../database/generated/models.ts'
import { conflict } from '../../../failures/refusals.ts'
import { putPictures } from '../../../http/html.ts'
import type { Transaction } from '../../as-staff.ts'
import { pageOf } from '../../cursor.ts'
import type { Ref } from '../../products/save/in-order.ts'
import type { Changes } from '../plan/changes.ts'
import type { Held } from '../work/hold.ts'
import { requireJob } from '../work/jobs.ts'

/**
 * Queues the pictures of the applied rows, the first ones of all products first. A link that the
 * product already has counts as done. Runs once for a job. Returns the number of waiting pictures.
 */
export async function queuePictures(tx: Transaction, jobId: number): Promise<number> {
  await tx.$executeRaw`
    insert into import_picture (job_id, nr, product_id, url, alt, position, in_text, image)
    select ${jobId}, row_number() over (order by w.position, w.line), w.product_id, w.url, w.alt,
      w.position, w.in_text, case when w.url like '/%' then w.url when w.in_text then (
        select e.image from import_picture e join product_content c on c.product_id = e.product_id
        where e.product_id = w.product_id and e.url = w.url and e.in_text
          and position(e.image in c.description) > 0 limit 1)
      else (
        select e.image from import_picture e
        join product_image i on i.product_id = e.product_id and i.image = e.image
        where e.product_id = w.product_id and e.url = w.url limit 1) end
    from (
      select distinct on (r.product_id, p.url, p.in_text) r.line, r.product_id, p.url, p.alt,
        p.position, coalesce(p.in_text, false) as in_text
      from import_row r cross join lateral jsonb_to_recordset(r.plan -> 'pictures')
        as p(url text, alt text, position int, in_text boolean)
      where r.job_id = ${jobId} and r.kind in ('new', 'changed', 'same')
        and exists (select from product where id = r.product_id)
      order by r.product_id, p.url, p.in_text, p.position) w
    where not exists (select from import_picture where job_id = ${jobId})`
  return tx.importPicture.count({ where: { jobId, ...waiting } })
}

const waiting = { image: null, trouble: null }

/** The fetched pictures of a product in this file. */
export async function fetchedOf(
  tx: Transaction,
  where: { jobId: number; productId: number; inText: boolean },
): Promise<{ url: string; image: string; position: number }[]> {
  const rows = await tx.importPicture.findMany({
    where: { ...where, image: { not: null } },
    select: { url: true, image: true, position: true },
  })
  return rows.map((row) => ({ ...row, image: row.image ?? '' }))
}

/** The state in which a file continues: its rows, or its pictures once they are queued. */
export async function stepAfter(tx: Transaction, jobId: number): Promise<ImportState> {
  const one = await tx.importPicture.findFirst({ where: { jobId }, select: { nr: true } })
  return one ? 'fetching' : 'applying'
}

export function nextPicture(
  prisma: PrismaClient,
  { id }: Held,
): Promise<ImportPictureModel | null> {
  return prisma.importPicture.findFirst({
    where: { jobId: id, ...waiting },
    orderBy: { nr: 'asc' },
  })
}

type Known = Pick<ImportPictureModel, 'image' | 'trouble'> & { photos: number }

/** The result of the same link in this job, if the picture still exists; photos of the product. */
export async function lookUp(
  prisma: PrismaClient,
  { jobId, url, productId }: ImportPictureModel,
): Promise<Known> {
  const [known] = await prisma.$queryRaw<Known[]>`
    select
      (select image from import_picture p where job_id = ${jobId} and url = ${url} and image is not null
        and (shop_shows_picture(image) or exists (select from loose_picture where image = p.image))
        limit 1) as image,
      (select trouble from import_picture where job_id = ${jobId} and url = ${url}
        and trouble is not null limit 1) as trouble,
      (select count(*)::int from product_image where product_id = ${productId}) as photos`
  return known ?? { image: null, trouble: null, photos: 0 }
}

type Failed = { product_id: number; title: string; url: string; message: string }

export async function readFailedPictures(
  prisma: PrismaClient,
  { id, after }: { id: number; after: number },
): Promise<{ rows: Failed[]; next: string | null }> {
  await requireJob(prisma, id)
  const rows = await prisma.importPicture.findMany({
    where: { jobId: id, nr: { gt: after }, trouble: { not: null } },
    include: { product: { select: { title: true } } },
    orderBy: { nr: 'asc' },
    take: rowsAtOnce + 1,
  })
  const { page, next } = pageOf(rows, ({ nr }) => String(nr))
  const shown = page.map(({ productId, product, url, trouble }) => ({
    product_id: productId,
    title: product.title,
    url,
    message: trouble ?? '',
  }))
  return { rows: shown, next }
}

export async function tryPicturesAgain(tx: Transaction, jobId: number): Promise<void> {
  await tx.importPicture.updateMany({
    where: { jobId, trouble: { not: null } },
    data: { trouble: null },
  })
}

type Photo = { id: number; image: string }
type Placed = { image: string; position: number }

/**
 * The product's photos with one added at its place in the file's list. If a person added or moved
 * photos meanwhile, it comes last.
 */
function orderPhotos(photos: readonly Photo[], ofFile: readonly Placed[], added: Placed): Ref[] {
  const positionOf = new Map(ofFile.map(({ image, position }) => [image, position]))
  const positions = photos.map(({ image }) => positionOf.get(image) ?? Number.NaN)
  const isAsInFile = positions.every((each, nr) => each >= (positions[nr - 1] ?? 0))
  const place = isAsInFile ? positions.findIndex((each) => each > added.position) : -1
  const refs: Ref[] = photos.map(({ id }) => id)
  return refs.toSpliced(place === -1 ? refs.length : place, 0, added.image)
}

/** Adds one photo at its place among the product's photos. */
export async function putInOrder(
  tx: Transaction,
  { jobId, productId, alt, position }: ImportPictureModel,
  image: string,
) {
  const photos = await tx.productImage.findMany({
    where: { productId },
    select: { id: true, image: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
  const ofFile = await fetchedOf(tx, { jobId, productId, inText: false })
  return { put: [{ ref: image, alt }], order: orderPhotos(photos, ofFile, { image, position }) }
}

/**
 * The description with one more picture. Throws a 409 if its row is gone, or if somebody edited the
 * text since the import.
 */
export async function putInText(
  tx: Transaction,
  { jobId, productId, url }: ImportPictureModel,
  image: string,
): Promise<string> {
  const rows = await tx.importRow.findMany({
    where: { jobId, productId },
    select: { plan: true },
    orderBy: { line: 'asc' },
  })
  const html = rows.map(({ plan }) => (plan as Changes | null)?.text).find((text) => text)
  const content = await tx.productContent.findUnique({ where: { productId } })
  const here = await fetchedOf(tx, { jobId, productId, inText: true })
  const imageOf = new Map(here.map((each) => [each.url, each.image]))
  const put = (text: string) => putPictures(text, (link) => imageOf.get(link))
  if (!html || !content || put(html) !== content.description) {
    throw conflict('This product was changed meanwhile')
  }
  imageOf.set(url, image)
  return put(html)
}
