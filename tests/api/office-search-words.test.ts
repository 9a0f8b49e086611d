import { expect, test, vi } from 'vitest'
import { searchProducts } from '#contract/catalog'
import { openOffice } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import * as calls from '#contract/office/settings'

const { shop, signedIn, owner } = await openOffice('owner')
const settings = async () => (await owner.ask(calls.getSettings)).body.settings
const save = (part: string, v: number, value: object) =>
  owner.ask(calls.saveSettings, { part, v, value })

test('a group of the list finds its products at once, and replaces the shipped one of its first word', async () => {
  await shop.make.product({ title: 'ঝাঁকিজাল', slug: 'net' })
  await shop.make.product({ title: 'Honey', slug: 'honey' })
  const found = async (keyword: string) =>
    (await shop.visitor().ask(searchProducts, { keyword })).body.data.map((card) => card.slug)
  expect(await found('khepla')).toEqual([])
  expect(await found('মধু')).toEqual(['honey'])

  await save('search', 0, { synonyms: 'ঝাঁকিজাল, khepla, fishing net\nমধু, mel' })

  expect(await found('khepla')).toEqual(['net'])
  expect(await found('fishing net')).toEqual(['net'])
  expect(await found('মধু')).toEqual([])
  const { v } = (await settings()).search
  await save('search', v, { synonyms: '' })
  expect(await found('মধু')).toEqual(['honey'])
})

test('searches without a result are counted for the office, without numbers of people', async () => {
  const searches = () => owner.ask(calls.getSearches)
  // The searches of the test before.
  const seen = ['khepla', 'মধু']
  for (const keyword of ['Zzyx  lamp-o', 'zzyx LAMP-o', '01711223344', 'a@zzyx.example']) {
    await shop.visitor().ask(searchProducts, { keyword })
  }

  await vi.waitFor(async () => {
    const { body } = await searches()
    const said = body.searches.filter(({ keyword }) => !seen.includes(keyword))
    expect(said).toMatchObject([{ keyword: 'zzyx lamp-o', times: 2 }])
  }, patience)
  expect((await searches()).status).toBe(200)
  expect(await (await signedIn('agent')).ask(calls.getSearches)).toBeRefused(403)
})
