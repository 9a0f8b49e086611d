import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { type Words, wordsIn } from '../../client/text/pairs.ts'
import { wordsApart } from '../../client/vite-words.ts'
import { projectRoot } from '../../server/machine/project-root.ts'

const words = {
  save: ['সেভ করুন', 'Save'],
  ordersOf: (n: number) => [`${n}টি অর্ডার`, n === 1 ? '1 order' : `${n} orders`],
  columns: { time: ['সময়', 'Dates'] },
  steps: [[{ text: 'পণ্য' }], [{ text: 'Goods' }]],
} satisfies Words

test('words are read in one language, at any depth', () => {
  const [bn, en] = [wordsIn(words, 'bn'), wordsIn(words, 'en')]

  expect([bn.save, bn.ordersOf(2), bn.columns.time, bn.steps]).toEqual([
    'সেভ করুন',
    '2টি অর্ডার',
    'সময়',
    [{ text: 'পণ্য' }],
  ])
  expect([en.save, en.ordersOf(1), en.columns.time, en.steps]).toEqual([
    'Save',
    '1 order',
    'Dates',
    [{ text: 'Goods' }],
  ])
  expect(wordsIn(words, 'en')).toBe(en)
})

test('where words are apart a script has them in Bengali, and another one in English', async () => {
  const cart = join(projectRoot, 'client/cart/words.ts')
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsApart(/^cart\//)],
    build: {
      write: false,
      lib: { entry: [cart, join(projectRoot, 'client/text/english.ts')], formats: ['es'] },
    },
  })
  const [made] = built as Rolldown.RolldownOutput[]
  const codeOf = (name: string) =>
    made?.output.flatMap((part) =>
      part.type === 'chunk' && part.name === name ? part.code : [],
    )[0]

  expect(codeOf('words')).toContain('কার্টে বদলান')
  expect(codeOf('words')).not.toContain('Change it in the cart')
  expect(codeOf('english')).toContain('Change it in the cart')
  expect(codeOf('english')).not.toContain('কার্টে বদলান')
})
