import { test } from 'vitest'
import { makeInvite } from '../../server/office/staff/invites.ts'
import { addStaff, staffPassword } from '../support/office.ts'
import { allow, cutOnce, lost } from './support/lost-reply.ts'
import { openAsStaff, phone, signIn } from './support/office.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('a sign-in whose reply is lost is pressed again, and leads in', async () => {
  const { login } = await addStaff(shop.prisma, 'agent')
  const page = await shop.borrow('/office/signin', { ...phone, allow })
  await cutOnce(page, 'signin')
  await signIn(page, login)
  await sees(page.getByText(lost))

  await page.keyboard.press('Enter')

  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
})

test('a link that was used by a lost reply leads to the sign-in, where the password holds', async () => {
  const { id, login } = await addStaff(shop.prisma, 'agent')
  const { link, columns } = makeInvite(shop.url, 60_000)
  await shop.prisma.staff.update({ where: { id }, data: columns })
  const { pathname, hash } = new URL(link)
  const page = await shop.borrow(pathname + hash, { ...phone, allow: [...allow, /status of 410/] })
  await cutOnce(page, 'invite/accept')
  const chosen = `${staffPassword} anew`
  await page.getByLabel('নতুন পাসওয়ার্ড').fill(chosen)
  await page.getByLabel('আবার লিখুন').fill(chosen)
  await page.keyboard.press('Enter')
  await sees(page.getByText(lost))

  await page.keyboard.press('Enter')
  await missesAll(page.getByText(lost))
  await page.getByRole('link', { name: 'লগইনের পাতায় যান' }).tap()
  await signIn(page, login, chosen)

  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
})

test('a password whose reply is lost is changed, and signs in', async () => {
  const { page, login } = await openAsStaff(shop, 'agent', '/office/me', { ...phone, allow })
  const chosen = `${staffPassword} anew`
  await cutOnce(page, 'me/password')
  await page.getByLabel('এখনকার পাসওয়ার্ড').fill(staffPassword)
  await page.getByLabel('নতুন পাসওয়ার্ড').fill(chosen)
  await page.getByLabel('আবার লিখুন').fill(chosen)
  await page.keyboard.press('Enter')
  await sees(page.getByText(lost))

  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith('/signin'))
  await signIn(page, login, chosen)

  await page.waitForURL((url) => !url.pathname.endsWith('/signin'))
})
