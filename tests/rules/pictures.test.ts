import { expect, test } from 'vitest'
import { readPicture, sizeName, widthsOf } from '#contract/pictures'

test('a picture’s name tells its sizes', () => {
  const picture = readPicture('/uploads/catalog/saree-rose-800x600.webp')

  expect(picture).toMatchObject({ width: 800, height: 600, widths: [200, 400, 800] })
  expect(picture?.srcSet('avif')).toBe(
    '/uploads/catalog/saree-rose-200x150.avif 200w, /uploads/catalog/saree-rose-400x300.avif 400w, /uploads/catalog/saree-rose-800x600.avif 800w',
  )
})

test('a small picture has its own size only', () => {
  expect(readPicture('/uploads/reviews/a-150x90.webp')?.widths).toEqual([150])
  expect(widthsOf('catalog', 300)).toEqual([200, 300])
  expect(widthsOf('reviews', 200)).toEqual([200])
})

test('a name in Bengali or with a space is encoded where a comma or space would end it', () => {
  expect(readPicture('/uploads/catalog/লাল শাড়ি-100x100.webp')?.srcSet('webp')).toMatch(
    /^\/uploads\/catalog\/[%0-9A-F]+-100x100\.webp 100w$/,
  )
})

test.each([
  '/uploads/catalog/saree.webp',
  '/uploads/catalog/saree-800x600.jpg',
  '/uploads/users/rahima-40x40.webp',
  'https://example.com/uploads/catalog/saree-800x600.webp',
  '/uploads/catalog/-x-800x.webp',
  '',
])('%j is shown as it is', (url) => {
  expect(readPicture(url)).toBeNull()
})

test('a very flat picture is still a pixel high', () => {
  expect(sizeName(200, 4000, 3)).toBe('200x1')
})
