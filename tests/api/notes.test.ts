import { expect, test } from 'vitest'
import { getNotes } from '#contract/notes'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('the test page lists the notes in the order they were written', async () => {
  await shop.make.note({ title: 'Mango', note: 'Rajshahi' })
  await shop.make.note({ title: 'আম', note: 'রাজশাহী' })

  const answer = await shop.visitor().ask(getNotes)

  expect(answer.body.notes).toMatchObject([
    { title: 'Mango', note: 'Rajshahi' },
    { title: 'আম', note: 'রাজশাহী' },
  ])
})
