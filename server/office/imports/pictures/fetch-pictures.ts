import { mostPhotos } from '#contract/office/rules'
import type { PrismaClient } from '../../../database/generated/client.ts'
import type { ImportPictureModel } from '../../../database/generated/models.ts'
import { notFound, Refusal } from '../../../failures/refusals.ts'
import { Lost } from '../../../work/queue.ts'
import type { PictureFetcher } from '../../pictures/fetch-picture.ts'
import { lockProducts } from '../../products/lock-products.ts'
import { saveProduct } from '../../products/save/save-product.ts'
import { inQuiet, notifyShop } from '../work/as-import.ts'
import { endHold, type Held, isAway, mostTries, saveProgress } from '../work/hold.ts'
import { lookUp, nextPicture, putInOrder, putInText } from './import-pictures.ts'

/** One process fetches for this long, then notifies the shop and checks for another job. */
const turnMs = 5000
const lookEveryMs = 2000

/**
 * Fetches pictures of the file one by one. Throws `Lost`, and errors of database or storage: the
 * job then waits for the next process. A picture that fails three times by our error is listed as
 * failed.
 */
export async function fetchPictures(
  prisma: PrismaClient,
  held: Held,
  fetcher: PictureFetcher,
): Promise<void> {
  const untilMs = performance.now() + turnMs
  let next = await nextPicture(prisma, held)
  let { tries } = held
  while (next && performance.now() < untilMs) {
    await takePicture(prisma, { ...held, tries }, next, fetcher)
    tries = 0
    next = await nextPicture(prisma, held)
  }
  await inQuiet(prisma, held, async (tx) => {
    await notifyShop(tx)
    const ended = next ? {} : { state: 'done', version: { increment: 1 } }
    await endHold(tx, { ...held, state: 'fetching' }, ended)
  })
}

async function takePicture(
  prisma: PrismaClient,
  held: Held,
  picture: ImportPictureModel,
  fetcher: PictureFetcher,
): Promise<void> {
  const known = await lookUp(prisma, picture)
  if (!picture.inText && known.photos >= mostPhotos) {
    return fail(prisma, held, picture, `At most ${mostPhotos} photos`)
  }
  if (known.trouble && !known.image) return fail(prisma, held, picture, known.trouble)
  let { image } = known
  try {
    image ??= await unlessStopped(prisma, held, (signal) => fetcher.fetch(picture.url, signal))
    await placePicture(prisma, held, picture, image)
  } catch (error) {
    // After any other error it is unknown whether the product has it: the sweep checks.
    const isUnused = error instanceof Lost || error instanceof Refusal
    if (isUnused && image && !known.image) await fetcher.giveBack(image)
    if (error instanceof Refusal) return fail(prisma, held, picture, error.message)
    if (error instanceof Lost || isAway(error) || held.tries + 1 < mostTries) throw error
    await fail(prisma, held, picture, 'Something went wrong, please try again')
  }
}

/** Ends the work with `Lost` soon after the job was stopped. */
async function unlessStopped(
  prisma: PrismaClient,
  held: Held,
  work: (signal: AbortSignal) => Promise<{ url: string }>,
): Promise<string> {
  const leaving = new AbortController()
  const timer = setInterval(() => {
    saveProgress(prisma, held, {}).catch((error) => {
      if (error instanceof Lost) leaving.abort(error)
    })
  }, lookEveryMs)
  try {
    const { url } = await work(leaving.signal)
    return url
  } finally {
    clearInterval(timer)
  }
}

/** Writes as a save does: the first photo is the product's picture. */
function placePicture(
  prisma: PrismaClient,
  held: Held,
  picture: ImportPictureModel,
  image: string,
): Promise<void> {
  const { jobId, nr, productId: id } = picture
  return inQuiet(prisma, held, async (tx) => {
    const product = (await lockProducts(tx, [id])).get(id)
    if (!product) throw notFound('The product')
    const changes = picture.inText
      ? { description: await putInText(tx, picture, image) }
      : { images: await putInOrder(tx, picture, image) }
    const seen = { id, v: product.version, confirmed: true }
    await saveProduct(tx, { id: held.staffId }, { ...seen, changes })
    await tx.importPicture.update({ where: { jobId_nr: { jobId, nr } }, data: { image } })
    await saveProgress(tx, held, { isApplied: true })
  })
}

function fail(
  prisma: PrismaClient,
  held: Held,
  { jobId, nr }: ImportPictureModel,
  trouble: string,
): Promise<void> {
  return inQuiet(prisma, held, async (tx) => {
    await tx.importPicture.update({ where: { jobId_nr: { jobId, nr } }, data: { trouble } })
    await saveProgress(tx, held, { isApplied: true })
  })
}
