import { expect } from 'vitest'
import { fetchPicturesAgain, getImportPictures } from '#contract/office/import-pictures'
import type { Job } from '#contract/office/imports'
import { readPicture } from '#contract/pictures'
import { openImports } from './imports.ts'
import { openStaff } from './office.ts'
import { openPictureSite } from './picture-site.ts'
import { openShop } from './shop.ts'

/** A shop whose manager imports files with links of pictures, and the site of these pictures. */
export async function openPictureImports() {
  const site = await openPictureSite()
  const shop = await openShop({ reach: site.reach })
  const manager = await openStaff(shop).signedIn('manager')
  const imports = openImports(manager)
  const menu = await shop.make.menu({ menu: 'Women' })
  await shop.make.category({ category: 'Gift', menuId: menu.id })
  for (const width of [11, 12, 13, 14]) await site.putPicture(`/${width}.jpg`, width)

  const productOf = (slug: string) =>
    shop.prisma.product.findFirstOrThrow({
      where: { slug },
      include: { images: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    })
  return {
    site,
    shop,
    manager,
    productOf,
    ...imports,
    /** Pictures differ in their widths. */
    link: (width: number) => site.linkOf(`/${width}.jpg`),
    give: async (file: string): Promise<Job> =>
      imports.apply(await imports.check(file, { fetch_pictures: true })),
    /** Photos of the product, in order. */
    widthsOf: async (slug: string) =>
      (await productOf(slug)).images.map(({ image }) => readPicture(image)?.width),
    askedFor: (path: string) => site.askedPaths.filter((each) => each === path).length,
    failedOf: async (id: number) => (await manager.ask(getImportPictures, { id })).body.rows,
    again: async ({ id, v }: Job) => {
      const answer = await manager.ask(fetchPicturesAgain, { id, v })
      expect(answer.body.message).toBe('success')
      return imports.ended(id)
    },
  }
}

/** Products by their links, each with its pictures and their words. */
export function fileOf(products: Record<string, [images: string[], alts?: string[]]>): string {
  const rows = Object.entries(products).map(([slug, [images, alts = []]]) => {
    return [slug, `Title ${slug}`, '5', 'Gift', `"${images.join('\n')}"`, `"${alts.join('\n')}"`]
  })
  return [['slug,title,price,categories,images,image_alts'], ...rows]
    .map((row) => row.join())
    .join('\n')
}
