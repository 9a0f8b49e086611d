import * as calls from '#contract/office/products'
import type { Changes } from '../../database/changes.ts'
import { violatedUnique } from '../../database/errors.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import { answerUnder } from '../as-staff.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { changeProducts } from './change-products.ts'
import { openCounts } from './count-products.ts'
import { readHistory } from './history.ts'
import { readOfficeProduct } from './read-product.ts'
import { readProducts } from './read-products.ts'
import { removeProduct } from './remove-product.ts'
import { saveProduct } from './save/save-product.ts'
import { cleanSlug, findSlugOwners, freeSlugs } from './slug.ts'
import { undoProducts } from './undo-products.ts'

export function productRoutes(
  { read, write, act }: OfficeRoutes,
  prisma: PrismaClient,
  changes: Changes,
) {
  const readCounts = openCounts(prisma)

  read(calls.getProducts)(({ input, staff }) => readProducts(prisma, staff, input))

  read(calls.getProductCounts)(() => readCounts())

  read(calls.getOfficeProduct)(async ({ input, staff }) => ({
    product: await readOfficeProduct(prisma, staff, input.id),
  }))

  read(calls.getProductHistory)(({ input }) => readHistory(prisma, input))

  read(calls.getSlug)(async ({ input: { title, slug: typed, id } }) => {
    const slug = cleanSlug(typed ?? '')
    if (slug === '') {
      const [free = ''] = await freeSlugs(prisma, [title ?? ''], { own: id })
      return { slug: free, taken_by: null }
    }
    const owner = (await findSlugOwners(prisma, [slug])).get(slug)
    const isOther = owner !== undefined && owner.id !== id
    return { slug, taken_by: isOther ? owner : null }
  })

  write(calls.changeProducts)(
    ({ input, staff, tx }) => changeProducts(tx, staff, input),
    changes.waitForChange,
  )

  write(calls.undoProducts)(
    ({ input, staff, tx }) => undoProducts(tx, staff, input),
    changes.waitForChange,
  )

  write(calls.removeProduct)(async ({ input, staff, tx }) => {
    await removeProduct(tx, staff, input)
  }, changes.waitForChange)

  write(calls.getSaved)(async ({ input, staff, tx }) => {
    const call = calls.saveProduct.path
    const answer = await answerUnder(tx, staff.id, { key: input.key, call })
    const id: unknown = Object(Object(answer).product).id
    return { product_id: typeof id === 'number' ? id : null }
  })

  act(calls.saveProduct)(async ({ input, staff, once }) => {
    const save = () => once((tx) => saveProduct(tx, staff, input))
    // The second try reports the product that took the link or the code meanwhile.
    const answer = await save().catch((error) => {
      if (violatedUnique(error)) return save()
      throw error
    })
    await changes.waitForChange()
    return answer
  })
}
