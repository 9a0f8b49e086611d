import { expect, test } from 'vitest'
import { pictureFormats, readPicture } from '#contract/pictures'
import { banners } from '../../server/demo/data/home-page.ts'
import { reviewers } from '../../server/demo/data/people.ts'
import {
  bannerUrl,
  readDemoPictures,
  sceneUrl,
  snapshotUrl,
} from '../../server/demo/demo-pictures.ts'
import { readStamp, sourcesOfPictures } from '../../server/demo/drawing/make-pictures.ts'
import { type SceneName, scenes } from '../../server/demo/drawing/scenes.ts'
import { readDemoProducts } from '../../server/demo/read-products.ts'
import { portraitFile, reviewSnapshots } from '../../server/demo/seed-customers.ts'

test('the demo’s pictures are those of its drawings: else npm run demo:pictures', () => {
  expect(readStamp()).toBe(sourcesOfPictures())
})

test('each size and format of every demo picture is there, and nothing else', async () => {
  const urls = [
    ...banners.map(({ name }) => bannerUrl(name)),
    ...(Object.keys(scenes) as SceneName[]).map(sceneUrl),
    ...reviewSnapshots().map(({ stem }) => snapshotUrl(stem)),
  ]
  const sizes = urls.flatMap((url) =>
    pictureFormats.flatMap((format) =>
      (readPicture(url)?.srcSet(format) ?? '').split(', ').map((each) => each.split(' ')[0]),
    ),
  )
  const faces = reviewers.flatMap(({ email, face }) =>
    face ? [`users/${portraitFile(email)}`] : [],
  )

  const wanted = [...sizes.map((url) => url?.slice('/uploads/'.length)), ...faces]

  expect([...(await readDemoPictures()).keys()]).toEqual(wanted.sort())
})

const products = await readDemoProducts()

test('a product of the demo is shown by pictures of the demo alone', () => {
  const drawn = new Set((Object.keys(scenes) as SceneName[]).map(sceneUrl))

  expect(products.length).toBeGreaterThan(100)
  expect(products.filter(({ images: [first] }) => !first)).toEqual([])
  expect(products.flatMap(({ images }) => images).filter((url) => !drawn.has(url))).toEqual([])
})

test('a saree, a panjabi, a three-piece and a bag are shown only in colours they are sold in', () => {
  const drawn = /^(jamdani|silk|half-silk|tangail|katan|panjabi|kabli|three-piece|handbag)-/
  const kinds = ['শাড়ি', 'পাঞ্জাবি', 'থ্রি-পিস ও কামিজ', 'ব্যাগ ও গয়না']
  const shown = products
    .filter(({ categories, colors }) => kinds.includes(kindOf(categories)) && colors.length > 0)
    .flatMap(({ slug, images, colors }) =>
      images
        .map((url) => url.replace('/uploads/catalog/demo-', ''))
        .filter((name) => drawn.test(name))
        .map((name) => ({ slug, name, sold: colors.some((c) => name.includes(c.toLowerCase())) })),
    )
  const sarees = products.filter(({ categories }) => kindOf(categories) === 'শাড়ি')

  expect(shown.filter(({ sold }) => !sold)).toEqual([])
  expect(shown.length).toBeGreaterThan(20)
  expect(new Set(sarees.map(({ images }) => images[0])).size).toBe(sarees.length)
})

/** The category that a product is in first. */
function kindOf([path = '']: string[]): string {
  return path.split(' > ')[1] ?? ''
}
