// Over 200 lines: every part of the settings

import { expect, test, vi } from 'vitest'
import { getProduct, searchProducts } from '#contract/catalog'
import { mostHtmlLetters } from '#contract/office/html-tags'
import { claimOrder, getSlips } from '#contract/office/orders'
import * as calls from '#contract/office/settings'
import { addReview } from '#contract/reviews'
import { openOffice } from '../support/office.ts'
import { patience } from '../support/patience.ts'

const { shop, signedIn, owner } = await openOffice('owner')
const noUpload = '00000000-0000-4000-8000-000000000000-512x512.webp'
const settings = async () => (await owner.ask(calls.getSettings)).body.settings
const save = (part: string, v: number, value: object) =>
  owner.ask(calls.saveSettings, { part, v, value })

test('a part is set, changed and emptied; blank fields are as the code has them', async () => {
  expect((await owner.ask(calls.getSettings)).status).toBe(200)
  expect(await settings()).toMatchObject({ shop: { v: 0, value: {} } })

  const set = await save('shop', 0, { name: ' রঙধনু\nহাট ', latin_name: '', logo: null })
  expect(set.body.settings.shop).toEqual({ v: 1, value: { name: 'রঙধনু হাট' } })

  const changed = await save('shop', 1, { promise: 'Good things' })
  expect(changed.body.settings.shop).toEqual({ v: 2, value: { promise: 'Good things' } })
  const audited = await shop.prisma.auditEntry.findMany({ where: { entity: 'setting' } })
  expect(audited).toMatchObject([{ staffId: owner.id }, { staffId: owner.id }])
})

test('a number typed in Bengali digits is kept in those of a telephone', async () => {
  const { v } = (await settings()).contact

  const { body } = await save('contact', v, { phone: ' ০১৭১১-২২৩৩৪৪ ', whatsapp: '০১৮১১২২৩৩৪৪' })

  expect(body.settings.contact.value).toEqual({ phone: '01711-223344', whatsapp: '01811223344' })
})

test('second of two changes of a part is refused with the present values', async () => {
  const { v } = (await settings()).contact
  const both = await Promise.all([
    save('contact', v, { call_hours: 'from 9' }),
    save('contact', v, { call_hours: 'from 10' }),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    message: 'Somebody changed the settings meanwhile',
    current: { contact: { v: v + 1 } },
  })
})

test.each([
  ['shop', { name: 'x'.repeat(41) }, 'name', 'The name may have at most 40 characters'],
  ['shop', { logo: 'https://example.com/x.png' }, 'logo', 'Add a picture'],
  ['shop', { logo: `/uploads/brand/${noUpload}` }, 'logo', /no longer there/],
  ['shop', { logo: '/uploads/brand/..-512x512.webp' }, 'logo', /no longer there/],
  [
    'policy',
    { return_policy: `<img src="/uploads/brand/${noUpload}">` },
    'return_policy',
    /no long/,
  ],
  ['contact', { phone: '12' }, 'phone', 'Please enter a valid mobile number'],
  ['contact', { email: 'nobody' }, 'email', 'Please enter a valid email'],
  ['shop', { closed_until: '31/12' }, 'closed_until', 'The last day is neither a moment nor a day'],
  ['social', { facebook: 'http://facebook.com/x' }, 'facebook', /like facebook.com\/your-shop/],
  ['social', { facebook: 'dokan' }, 'facebook', /like facebook.com\/your-shop/],
  [
    'social',
    { youtube: 'https://youtube.com.evil.example/x' },
    'youtube',
    /like youtube.com\/your-shop/,
  ],
  ['social', { tiktok: 'javascript:alert(1)' }, 'tiktok', /like tiktok.com\/your-shop/],
  ['orders', { claim_minutes: 1 }, 'claim_minutes', /whole number from 2 to 60/],
  ['orders', { slip_footer: 'x'.repeat(301) }, 'slip_footer', /at most 300/],
  ['secrets', {}, 'part', 'There is no such part'],
])('%s %j is refused', async (part, value, field, sentence) => {
  const { status, body } = await save(part, 0, value)

  expect(status).toBe(422)
  expect(body.errors[field][0]).toEqual(
    sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence,
  )
})

test('link without https is accepted, a site without a page is refused', async () => {
  const { v } = (await settings()).social
  const { body } = await save('social', v, {
    facebook: ' facebook.com/meghna ',
    tiktok: 'www.tiktok.com/@m',
  })
  expect(body.settings.social.value).toEqual({
    facebook: 'https://facebook.com/meghna',
    tiktok: 'https://www.tiktok.com/@m',
  })
  for (const bare of ['https://facebook.com', 'https://www.facebook.com/', 'facebook.com/']) {
    expect(await save('social', v + 1, { facebook: bare })).toBeRefused(422)
  }
})

test('manager reads settings and changes none', async () => {
  const manager = await signedIn('manager')

  expect((await manager.ask(calls.getSettings)).status).toBe(200)
  const value = { part: 'shop', v: 0, value: {} }
  expect((await manager.ask(calls.saveSettings, value)).status).toBe(403)
})

test('the usual order policy stands at products without one of their own, cleaned', async () => {
  const { v } = (await settings()).policy
  const product = await shop.make.product({
    content: { create: { description: '', orderPolicy: '' } },
  })
  const policyOf = async () =>
    (await shop.visitor().ask(getProduct, { slug: product.slug })).body.product.order_policy

  await save('policy', v, { order_policy: '<p>Pay at the door</p><script>alert(1)</script>' })

  expect(await policyOf()).toBe('<p>Pay at the door</p>')
})

test('reviews are held, claims last and slips end as it is set', async () => {
  const { v } = (await settings()).orders
  await save('orders', v, { hold_reviews: true, claim_minutes: 30, slip_footer: 'Thank you' })
  const customer = await shop.customer()
  const product = await shop.make.product()

  await customer.ask(addReview, { product_id: product.id, review: 'Good' })
  const order = await shop.make.order()
  const started = Date.now()
  const { body } = await owner.ask(claimOrder, { order_id: order.id })

  expect(await shop.prisma.review.findFirst({ where: { productId: product.id } })).toMatchObject({
    state: 1,
  })
  const minutes = (Date.parse(body.order.claim.until) - started) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThan(31)
  const slips = await owner.ask(getSlips, { order_ids: [order.id] })
  expect(slips.body.footer).toBe('Thank you')
})

test('text of rules has the limit of a product’s, and what cleaning removed is answered', async () => {
  const { v } = (await settings()).policy

  const long = await save('policy', v, { order_policy: `<p>${'ক'.repeat(34_200)}</p>` })
  const huge = await save('policy', v, { return_policy: 'x'.repeat(mostHtmlLetters + 1) })
  const saved = await save('policy', v, {
    delivery_rules: '<p>Film it</p><iframe src="https://example.com"></iframe>',
    return_policy: '<p> &nbsp;</p><script>x()</script>',
  })

  expect(long.status).toBe(422)
  expect(long.body.errors).toEqual({ order_policy: ['The text is too long by 72 letters'] })
  expect(huge.body.errors).toEqual({ return_policy: ['The text is too long by 1 letters'] })
  expect(saved.body.settings.policy.value).toEqual({ delivery_rules: '<p>Film it</p>' })
  expect(saved.body.removed).toEqual([
    { field: 'delivery_rules', what: 'iframe', n: 1, near: ['Film it'] },
    { field: 'return_policy', what: 'script', n: 1, near: [''] },
  ])
})

test('a page of rules has the own text of the shop, cleaned, until it is emptied', async () => {
  const { v } = (await settings()).policy

  const saved = await save('policy', v, {
    return_policy: '<h2>ফেরত</h2><script>x()</script><p onclick="x()">7 দিন</p>',
    delivery_rules: '',
  })

  const value = { return_policy: '<h2>ফেরত</h2><p>7 দিন</p>' }
  expect(saved.body.settings.policy.value).toEqual(value)
  await save('policy', v + 1, { return_policy: '' })
  expect((await settings()).policy.value).toEqual({})
})

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

test('a group of more than 30 words is refused with the number of its line', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, nr) => `word${nr}`).join(', ')
  const { v } = (await settings()).search

  const refused = await owner.ask(calls.saveSettings, {
    part: 'search',
    v,
    value: { synonyms: `${words(30)}\nমধু, mel\n${words(31)}` },
  })

  expect(refused).toBeRefused(422)
  expect(JSON.stringify(refused.body)).toContain('line 3 has more')
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
