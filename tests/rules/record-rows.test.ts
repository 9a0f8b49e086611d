import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getPromos, type Promo } from '#contract/office/promos'
import { openRows } from '../../client/office/record/rows.ts'

const promoRows = openRows(getPromos, 'promos')
const listOf = (input: object) => [getPromos.path, input, 'pages']

test('an act that failed puts its own row back, to its place, and no other', async () => {
  const { store, queryClient, codes } = openStore([promo(1), promo(2)], [promo(3)])

  const backOne = await store.ahead(promo(2), { code: 'TWO' }, () => true)
  await store.ahead(promo(3), { code: 'CHANGED' })
  expect(codes()).toEqual(['C1', 'CHANGED'])
  backOne()

  expect(codes()).toEqual(['C1', 'C2', 'CHANGED'])
  const pages = Object(queryClient.getQueryData(listOf({}))).pages
  expect(pages.map((page: { promos: Promo[] }) => page.promos.length)).toEqual([2, 1])
})

test('a newer version that came meanwhile stays when an act failed', async () => {
  const { store, codes } = openStore([promo(1), promo(2)])

  const back = await store.ahead(promo(1), { code: 'AHEAD' })
  store.put([{ ...promo(1), v: 5, code: 'NEWER' }])
  back()

  expect(codes()).toEqual(['NEWER', 'C2'])
})

test('a new row comes first, and a known one stays where it is', () => {
  const { store, codes } = openStore([promo(1)], [promo(2)])

  store.add(promo(9))
  store.add({ ...promo(2), code: 'AGAIN' })

  expect(codes()).toEqual(['C9', 'C1', 'AGAIN'])
  expect(store.find(9)?.code).toBe('C9')
})

test('a removed row leaves its list, and the others stay', () => {
  const { store, codes } = openStore([promo(1), promo(2)], [promo(3)])

  store.drop(promo(2))

  expect(codes()).toEqual(['C1', 'C3'])
})

/** The store of a page that has read these pages of the list. */
function openStore(...pages: Promo[][]) {
  const queryClient = new QueryClient()
  const read = pages.map((promos) => ({ message: 'success', promos, next: null }))
  queryClient.setQueryData(listOf({}), { pages: read, pageParams: read.map(() => undefined) })
  let store: ReturnType<typeof promoRows.useStore> | undefined
  function Reader() {
    store = promoRows.useStore()
    return null
  }
  renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Reader)))
  if (!store) throw Error('Nothing was rendered')
  const codes = () =>
    Object(queryClient.getQueryData(listOf({}))).pages.flatMap((page: { promos: Promo[] }) =>
      page.promos.map(({ code }) => code),
    )
  return { store, queryClient, codes }
}

function promo(id: number): Promo {
  const limits = { per_customer: null, per_number: null, min_subtotal: null }
  const none = { ...limits, percent: null, most: null, from: null, until: null }
  const counts = { kind: 'taka' as const, taka: 100, uses: 10, used: 0 }
  const state = { active: true, public: false, state: 'running' as const, note: null }
  return { id, v: 1, code: `C${id}`, ...counts, ...none, ...state }
}
