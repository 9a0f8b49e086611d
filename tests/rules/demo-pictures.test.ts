import { expect, test } from 'vitest'
import { pictureFormats, readPicture } from '#contract/pictures'
import { bannerUrl, listDemoPictures, sceneUrl, snapshotUrl } from '../../prisma/demo-pictures.ts'
import { type SceneName, scenes } from '../../prisma/demo-scenes.ts'
import { readStamp, sourcesOfPictures } from '../../prisma/make-demo-pictures.ts'
import { portraitFile, reviewSnapshots } from '../../prisma/seed-customers.ts'
import { banners, products } from '../../prisma/seed-data.ts'
import { reviewers } from '../../prisma/seed-data-people.ts'

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

  expect(await listDemoPictures()).toEqual(wanted.sort())
})

test('a saree, a panjabi, a three-piece and a bag are shown only in colours they are sold in', () => {
  const drawn = /^(jamdani|silk|half-silk|tangail|katan|panjabi|kabli|three-piece|handbag)-/
  const kinds = ['শাড়ি', 'পাঞ্জাবি', 'থ্রি-পিস ও কামিজ', 'ব্যাগ ও গয়না']
  const shown = products
    .filter(({ category, colors }) => kinds.includes(category) && colors)
    .flatMap(({ slug, picture, more = [], colors = [] }) =>
      [picture, ...more]
        .filter((name) => drawn.test(name))
        .map((name) => ({ slug, name, sold: colors.some((c) => name.includes(c.toLowerCase())) })),
    )
  const sarees = products.filter(({ category }) => category === 'শাড়ি')

  expect(shown.filter(({ sold }) => !sold)).toEqual([])
  expect(shown.length).toBeGreaterThan(20)
  expect(new Set(sarees.map(({ picture }) => picture)).size).toBe(sarees.length)
})
