import type { Changes } from '../../database/changes.ts'
import { violatedUnique } from '../../database/faults.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
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
import * as calls from '#contract/office/products'

export function productRoutes({ read, act }: OfficeRoutes, prisma: PrismaClient, changes: Changes) {
  const readCounts = openCounts(prisma)

  read(calls.getProducts)(async ({ input, staff }) => ({
    message: 'success',
    ...(await readProducts(prisma, staff, input)),
  }))

  read(calls.getProductCounts)(async () => ({ message: 'success', ...(await readCounts()) }))

  read(calls.getOfficeProduct)(async ({ input, staff }) => ({
    message: 'success',
    product: await readOfficeProduct(prisma, staff, input.id),
  }))

  read(calls.getProductHistory)(async ({ input }) => ({
    message: 'success',
    ...(await readHistory(prisma, input)),
  }))

  read(calls.getSlug)(async ({ input: { title, slug: typed, id } }) => {
    const slug = cleanSlug(typed ?? '')
    if (slug === '') {
      const [free = ''] = await freeSlugs(prisma, [title ?? ''], { own: id })
      return { message: 'success', slug: free, taken_by: null }
    }
    const owner = (await findSlugOwners(prisma, [slug])).get(slug)
    const isOther = owner !== undefined && owner.id !== id
    return { message: 'success', slug, taken_by: isOther ? owner : null }
  })

  act(calls.changeProducts)(async ({ input, staff, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      ...(await changeProducts(tx, staff, input)),
    }))
    await changes.waitForChange()
    return answer
  })

  act(calls.undoProducts)(async ({ input, staff, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      ...(await undoProducts(tx, staff, input)),
    }))
    await changes.waitForChange()
    return answer
  })

  act(calls.removeProduct)(async ({ input, staff, once }) => {
    const answer = await once(async (tx) => {
      await removeProduct(tx, staff, input)
      return { message: 'success' as const }
    })
    await changes.waitForChange()
    return answer
  })

  act(calls.saveProduct)(async ({ input, staff, once }) => {
    const save = () =>
      once(async (tx) => ({
        message: 'success' as const,
        ...(await saveProduct(tx, staff, input)),
      }))
    // Whose link or code was taken meanwhile is told the second time, by whom.
    const answer = await save().catch((error) => {
      if (violatedUnique(error)) return save()
      throw error
    })
    await changes.waitForChange()
    return answer
  })
}
