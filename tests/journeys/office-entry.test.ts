// Over 200 lines: the ways in, with and without a second factor.
import * as OTPAuth from 'otpauth'
import { expect, test } from 'vitest'
import { linkForOwner } from '../../server/office/staff/first-owner.ts'
import { openTotp } from '../../server/office/staff/totp.ts'
import { addStaff, staffPassword } from '../support/office.ts'
import { forgetProofs, openAsStaff, phone, refusals, signIn } from './support/office.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('a person who is not signed in is led to the sign-in, sees its errors, and is led back', async () => {
  const { login } = await addStaff(shop.prisma, 'owner')
  const page = await shop.borrow('/office/audit?entity=staff', { ...phone, allow: refusals })
  await comesTo(page, '/office/signin')
  await expect.poll(() => page.getByLabel('লগইন').evaluate(isFocused)).toBe(true)

  await page.getByRole('button', { name: 'লগইন করুন' }).click()
  await sees(page.getByText('এই ঘরটি পূরণ করুন').first())
  await signIn(page, login, 'not the password')
  await sees(page.getByRole('alert').getByText('লগইন বা পাসওয়ার্ড ঠিক নয়'))
  await signIn(page, login)

  await comesTo(page, '/office/audit?entity=staff')
  await sees(page.getByRole('heading', { name: 'কে কী করেছেন' }))
})

test('the server’s refusal is shown in the language of the screen', async () => {
  const { login } = await addStaff(shop.prisma, 'agent')
  const page = await shop.visit('/office/signin', {
    allow: refusals,
    before: (tab) => tab.addInitScript("localStorage.setItem('office.lang', 'en')"),
  })
  await signIn(page, login, 'not the password')
  await sees(page.getByRole('alert').getByText('Wrong login or password'))
  await signIn(page, login)
  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
  await page.goto('/office/me')
  // The account is Bengali, whatever language the device began with.
  await page.getByLabel('এখনকার পাসওয়ার্ড').fill('not the password')
  await page.getByLabel('নতুন পাসওয়ার্ড').fill(`a ${login} of threads`)
  await page.getByLabel('আবার লিখুন').fill(`a ${login} of threads`)
  await page.keyboard.press('Enter')
  await sees(page.getByText('পাসওয়ার্ডটি ঠিক নয়'))
  await page.getByLabel('এখনকার পাসওয়ার্ড').fill(staffPassword)
  await page.keyboard.press('Enter')
  await sees(page.getByText('পাসওয়ার্ডের ভেতরে লগইন থাকা চলবে না'))
})

test('an invited person chooses a password by the link, once, and sees what an agent may', async () => {
  // No device of the tests has apps to share with.
  const canShare = () => {
    const share = async ({ text }: ShareData) => void Object.assign(window, { shared: text })
    Object.defineProperty(navigator, 'share', { value: share })
  }
  const owner = await openAsStaff(shop, 'owner', '/office/staff', {
    before: (page) => page.addInitScript(canShare),
  })
  await owner.page.getByRole('button', { name: 'নতুন কর্মী' }).click()
  await owner.page.getByLabel('নাম').fill('সাদিয়া')
  await owner.page.getByLabel('লগইন').fill('Sadia.2')
  await owner.page.getByRole('button', { name: 'লিংক বানান' }).click()
  const link = await owner.page.getByLabel('লিংক').inputValue()
  expect(link).toMatch(/^http.+\/office\/invite#[\w-]{43}$/)
  await owner.page.getByRole('button', { name: 'শেয়ার করুন' }).click()
  expect(await owner.page.evaluate(() => Object(window).shared)).toBe(link)

  const { pathname, hash } = new URL(link)
  const page = await shop.borrow(pathname + hash, { ...phone, allow: refusals })
  await sees(page.getByRole('heading', { name: 'সাদিয়া, স্বাগতম' }))
  await page.getByLabel('নতুন পাসওয়ার্ড').fill(staffPassword)
  await page.getByLabel('আবার লিখুন').fill('another password')
  await page.keyboard.press('Enter')
  await sees(page.getByText('দুইবারের লেখা এক নয়'))
  await page.getByLabel('আবার লিখুন').fill(staffPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/invite'))

  await page.goto('/office/more')
  await sees(page.getByRole('link', { name: /আমার অ্যাকাউন্ট/ }))
  expect(await page.getByRole('link', { name: 'কর্মী' }).count()).toBe(0)
  await page.goto('/office/staff')
  await sees(page.getByText('এই পাতা আপনার জন্য খোলা নয়'))
  await page.getByRole('link', { name: 'অফিসের শুরুতে যান' }).click()
  await comesTo(page, '/office')

  const late = await shop.borrow(pathname + hash, { allow: [...refusals, /status of 4/] })
  await sees(
    late.getByText('লিংকটি আগেই ব্যবহার হয়েছে বা মেয়াদ শেষ। নতুন একটি লিংক চেয়ে নিন।'),
    late.getByRole('link', { name: 'লগইনের পাতায় যান' }),
  )
  expect(await late.getByLabel('নতুন পাসওয়ার্ড').count()).toBe(0)
})

test('a person who chooses English on the page of the link finds the office in English', async () => {
  const owner = { name: 'Sadia', login: 'english-owner', origin: '' }
  const link = await linkForOwner(shop.prisma, owner)
  const page = await shop.borrow(String(link), { ...phone, allow: refusals })
  await page.getByRole('button', { name: 'EN English' }).click()
  await page.getByLabel('New password').fill(staffPassword)
  await page.getByLabel('Repeat the password').fill(staffPassword)
  await page.keyboard.press('Enter')

  await comesTo(page, '/office')
  await sees(page.getByRole('heading', { name: /^Today, / }))
  await page.reload()
  await sees(page.getByRole('heading', { name: /^Today, / }))
})

test('a second factor is set up after a proof, and is asked for at the next sign-in', async () => {
  const { page, id, login } = await openAsStaff(shop, 'manager', '/office/me', phone)
  await forgetProofs(shop, id)

  await page.getByRole('button', { name: 'চালু করুন' }).click()
  const proof = page.getByRole('dialog')
  await proof.getByLabel('পাসওয়ার্ড').fill(staffPassword)
  await page.keyboard.press('Enter')
  // This phone cannot scan its own screen: it opens its app, or copies the secret.
  const open = page.getByRole('link', { name: 'অ্যাপে খুলুন' })
  await sees(open)
  const secret = (await page.locator('.secret').textContent()) ?? ''
  expect(await open.getAttribute('href')).toMatch(`secret=${secret}`)
  const picture = page.getByRole('img', { name: 'অথেন্টিকেটর অ্যাপের QR কোড' })
  expect((await open.boundingBox())?.y).toBeLessThan((await picture.boundingBox())?.y ?? 0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'কপি করুন' }).tap()
  await sees(page.getByText('কপি হয়েছে'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) })
  await page.getByLabel('অ্যাপের কোড').fill(totp.generate())
  await page.keyboard.press('Enter')
  await sees(page.locator('.recovery'))
  const codes = await page.locator('.recovery li').allTextContents()
  const boxes = await page.locator('.recovery li').all()
  const lefts = new Set(await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.x)))
  // The factor is on, also before the person says that the codes are written down.
  await sees(page.locator('.tag.good', { hasText: 'চালু' }))
  await page.getByRole('button', { name: 'লিখে রেখেছি' }).click()
  await sees(page.locator('.tag.good', { hasText: 'চালু' }))
  expect(codes).toHaveLength(10)
  expect(lefts.size).toBe(1)

  await page.getByRole('button', { name: 'লগআউট করুন', exact: true }).click()
  await comesTo(page, '/office/signin')
  await signIn(page, login)
  await page.getByLabel('কোড').fill('000000')
  await page.keyboard.press('Enter')
  await sees(page.getByText('কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে'))
  await page.getByRole('button', { name: 'রিকভারি কোড লিখব' }).tap()
  expect(await page.getByLabel('কোড').getAttribute('inputmode')).toBe('text')
  await page.getByLabel('কোড').fill(codes[3] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))

  await page.goto('/office/me')
  // The code is the proof: it counts once, so it is asked for once.
  await forgetProofs(shop, id)
  await page.getByRole('button', { name: 'যাচাই বন্ধ করুন' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('কোড').fill('000000')
  await page.keyboard.press('Enter')
  await sees(dialog.getByText('কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে'))
  await dialog.getByLabel('কোড').fill(codes[4] ?? '')
  await page.keyboard.press('Enter')
  await sees(page.locator('.tag', { hasText: 'বন্ধ' }))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a person with a second factor proves who they are by code or password', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', '/office/staff')
  const data = { totpSecret: 'of a phone', totpSince: new Date(), recovery: [] }
  await shop.prisma.staff.update({ where: { id }, data })
  await page.reload()
  await forgetProofs(shop, id)
  await page.getByRole('button', { name: 'নতুন কর্মী' }).click()
  await page.getByLabel('নাম').fill('Somebody new')
  await page.getByLabel('লগইন').fill('somebody.new')
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'পরিচয় নিশ্চিত করুন' })
  await sees(proof.getByText('অথবা একটি রিকভারি কোড'))
  await proof.getByLabel('কোড').fill('000000')
  await page.keyboard.press('Enter')
  const wrong = proof.getByText('কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে')
  await sees(wrong)

  await proof.getByRole('button', { name: 'পাসওয়ার্ড দিয়ে' }).click()
  await proof.getByRole('button', { name: 'কোড দিয়ে' }).click()
  expect(await wrong.count()).toBe(0)
  await proof.getByRole('button', { name: 'পাসওয়ার্ড দিয়ে' }).click()
  expect(await proof.getByLabel('পাসওয়ার্ড').evaluate(isFocused)).toBe(true)
  await proof.getByLabel('পাসওয়ার্ড').fill(staffPassword)
  await page.keyboard.press('Enter')

  await sees(page.getByLabel('লিংক'))
})

test('a link for who has a second factor asks for its code too', async () => {
  const { id, login } = await addStaff(shop.prisma, 'owner')
  const totp = new OTPAuth.TOTP({ secret: new OTPAuth.Secret() })
  const stored = openTotp(['of another shop']).make(login, '').stored
  const data = { totpSecret: stored, totpSince: new Date(), recovery: [] }
  await shop.prisma.staff.update({ where: { id }, data })
  const link = await linkForOwner(shop.prisma, { name: '', login, origin: '' })
  const page = await shop.borrow(String(link), { ...phone, allow: refusals })

  await page.getByLabel('নতুন পাসওয়ার্ড').fill(staffPassword)
  await page.getByLabel('আবার লিখুন').fill(staffPassword)
  await page.getByLabel('কোড').fill(totp.generate())
  await page.keyboard.press('Enter')

  await sees(page.getByText('কোডটি ঠিক নয়, অথবা আগেই ব্যবহার হয়েছে'))
  await comesTo(page, '/office/invite')
})

test('declining to prove again changes nothing and shows no error', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', '/office/staff')
  await forgetProofs(shop, id)
  await page.getByRole('button', { name: 'নতুন কর্মী' }).click()

  await page.getByLabel('নাম').fill('অনেক সুতা')
  await page.getByLabel('লগইন').fill('many-threads')
  await page.getByRole('button', { name: 'লিংক বানান' }).click()
  const proof = page.getByRole('dialog', { name: 'পরিচয় নিশ্চিত করুন' })
  await sees(proof)
  await page.keyboard.press('Escape')

  await expect.poll(() => proof.count()).toBe(0)
  expect(await page.locator('.toast, .wrong, .field-error').count()).toBe(0)
  expect(await page.getByLabel('নাম').inputValue()).toBe('অনেক সুতা')
  expect(await shop.prisma.staff.count({ where: { loginKey: 'many-threads' } })).toBe(0)
})

test('a session that another device ends is led to the sign-in at its next act', async () => {
  const { page, login } = await openAsStaff(shop, 'agent', '/office/me', phone)
  const other = await shop.borrow('/office/signin', { allow: refusals })
  await signIn(other, login)
  await other.waitForURL((url) => !url.pathname.endsWith('/signin'))
  await other.goto('/office/me')

  await other.getByRole('button', { name: 'অন্য সব ডিভাইস লগআউট করুন' }).click()
  await expect.poll(() => other.locator('.sessions li').count()).toBe(1)
  await page.getByRole('button', { name: 'চালু করুন' }).click()

  await comesTo(page, '/office/signin')
  await sees(page.getByText('আবার লগইন করলে আগের পাতাতেই ফিরবেন'))
  expect(await page.locator('.toast').count()).toBe(0)
  expect(await page.getByLabel('লগইন').evaluate(isFocused)).toBe(true)
})

const isFocused = (part: Element) => part === document.activeElement
