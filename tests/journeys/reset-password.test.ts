import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

/** The path of a link for a new password, made by staff. */
async function linkFor(customerId: number): Promise<string> {
  const token = `journey${customerId}`.padEnd(43, 'x')
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const until = new Date(Date.now() + 60_000)
  await shop.prisma.passwordReset.create({ data: { customerId, tokenHash, until } })
  return `/reset/${token}`
}

test.each([390, 1280])(
  'a new password is set without scripts at %i pixels, then it logs in',
  async (width) => {
    const { id, email } = await shop.make.customer({ email: `${randomUUID()}@example.com` })
    const page = await shop.visit(await linkFor(id), { scripts: false, width, allow: [/422/] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )

    await page.getByLabel('New password, 8 characters').fill('ten green looms')
    await page.getByLabel('The same once more').fill('ten red looms')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await sees(page.getByRole('alert'), page.getByText('দুটি পাসওয়ার্ড এক নয়'))
    await page.getByLabel('New password, 8 characters').fill('ten green looms')
    await page.getByLabel('The same once more').fill('ten green looms')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await sees(page.getByText('Your password is changed'))
    await page.getByRole('link', { name: 'Log in' }).click()

    await page.getByLabel(/ইমেইল|Email/).fill(email)
    await page.locator('input[type=password]').fill('ten green looms')
    await page.locator('main form button[type=submit], main form button').last().click()
    await page.waitForURL((url) => url.pathname !== '/login')
  },
)

test('the page for a new password has no barriers', async () => {
  const { id } = await shop.make.customer({ email: `${randomUUID()}@example.com` })
  const page = await shop.visit(await linkFor(id), { isAlive: false })

  expect(await findBarriers(page)).toEqual([])
})
