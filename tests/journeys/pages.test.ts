import { expect, test } from 'vitest'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('a contact message needs every field, all labelled required', async () => {
  const page = await shop.borrow('/contact')
  const form = page.getByRole('form', { name: 'যোগাযোগ' })

  const labels = await form.locator('label').allInnerTexts()
  expect(labels).toHaveLength(5)
  for (const label of labels) expect(label).toMatch(/\(required\)/)
  await form.getByRole('button', { name: 'বার্তা পাঠান' }).click()

  await expect.poll(() => form.locator('.field-error').count()).toBe(5)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
})

test('a guest sends a message, and the form is empty afterwards', async () => {
  const page = await shop.borrow('/contact')
  const fields = {
    'আপনার নাম': 'Kamal Hossain',
    'মোবাইল নম্বর': '01812345678',
    ইমেইল: 'kamal@example.com',
    বিষয়: 'Delivery to Bhola',
    বার্তা: 'Do you deliver to Bhola?',
  }

  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label }).fill(text)
  }
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()

  await sees(page.getByText('The Message sent successfully'))
  await expect.poll(() => page.getByRole('textbox', { name: 'বার্তা' }).inputValue()).toBe('')
  const kept = await shop.prisma.message.findFirst({ where: { subject: 'Delivery to Bhola' } })
  expect(kept?.name).toBe('Kamal Hossain')
})

test('a signed-in customer’s name and email stand in the contact form, and can be others', async () => {
  const shopper = await shop.shopper({ name: 'Rahima Khatun' })
  const page = await shop.borrow('/contact', { as: shopper })
  const [name, email] = [page.locator('[name=name]'), page.locator('[name=email]')]

  await expect.poll(() => email.inputValue()).toBe(shopper.email)
  expect(await name.inputValue()).toBe('Rahima Khatun')
  await name.fill('Karim')
  await page.reload()

  await expect.poll(() => name.inputValue()).toBe('Karim')
  expect(await email.inputValue()).toBe(shopper.email)
})

test.each([
  [
    '/order-rocedure',
    ['৳200', 'ক্যাশ অন ডেলিভারি', 'full payment', 'সকাল ৯টা – রাত ১০টা', '9:00 am to 10:00 pm'],
  ],
  [
    '/delivery-rules',
    ['৩ থেকে ৫ দিন', '3-5 days', '৳60', '৳100', '৳200', 'full unboxing video', '৩ থেকে ৬ ঘণ্টা'],
  ],
  [
    '/return-policy',
    [
      ...['৭ দিন', 'within 7 days of the invoice date', '৫ থেকে ১০ দিন', '5 to 10 days'],
      ...['৳50', '৳100', '৩ থেকে ৬ ঘণ্টা', '3 to 6 hour charge test', 'no instant return'],
      ...['full unboxing video', 'Physically damaged or burnt items', 'Digital products'],
      ...['Clearance items', 'Broken seals', 'Undergarments', 'Accessories and chargers'],
      ...['Unpaid gifts', 'Scratched or non-resaleable items', 'Missing original accessories'],
      'Third-party incompatibility',
    ],
  ],
])('%s has every figure of the policy', async (path, figures) => {
  const page = await shop.borrow(path)

  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
  for (const figure of figures) expect(text).toContain(figure)
})

test('the policy pages lead to each other', async () => {
  const page = await shop.borrow('/order-rocedure')

  await page.locator('.policy-nav').getByRole('link', { name: 'ডেলিভারির নিয়ম' }).click()
  await comesTo(page, '/delivery-rules')

  await expect.poll(() => page.locator('h1').innerText()).toBe('ডেলিভারির নিয়ম')
  expect(await page.locator('.policy-nav [aria-current="page"]').innerText()).toBe('ডেলিভারির নিয়ম')
})

test('the leftover page lists notes under Frutes', async () => {
  const page = await shop.borrow('/items')

  await sees(page.getByRole('heading', { name: 'Frutes', level: 1 }))
  await sees(page.getByRole('heading', { name: 'Litchi' }))
  await sees(page.getByText('Dinajpur, two weeks in June; packs of one hundred.'))
})

test.each(['/no-such-page', '/product/no-such-product'])('%s is not found', async (path) => {
  const page = await shop.borrow(path, { allow: [/status of 404/] })

  await sees(page.getByRole('heading', { name: 'পাতাটি পাওয়া যায়নি' }))
  expect((await fetch(shop.url + path)).status).toBe(404)
  await page.locator('main').getByRole('link', { name: 'হোমে ফিরে যান' }).click()
  await comesTo(page, '/')
})
