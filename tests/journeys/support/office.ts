import type { Page, Route } from 'playwright-core'
import type { Role } from '#contract/office/rights'
import { addStaff, staffPassword } from '../../support/office.ts'
import { comesTo, sees } from './page.ts'
import type { VisitOptions, Visits } from './visits.ts'

/** Chromium reports each refusal by itself. */
export const refusals = [/status of 4(01|03|09|22)/]
export const phone = { width: 390, height: 844, touch: true }

type Ways = VisitOptions & {
  /** In a browser of its own: for clocks, and other effects that cannot be reverted. */
  isAlone?: boolean
}

/** A staff member, signed in. */
export async function openAsStaff(
  shop: Visits,
  role: Role,
  path = '/office/me',
  { isAlone, ...options }: Ways = {},
) {
  const member = await addStaff(shop.prisma, role)
  const open = isAlone || options.before ? shop.visit : shop.borrow
  const page = await open(path, {
    allow: refusals,
    ...options,
    before: async (own) => {
      await signInBeside(own, member.login)
      await options.before?.(own)
    },
  })
  await comesTo(page, path)
  await sees(page.locator('h1'))
  return { ...member, page }
}

/** The account of a staff member who has just chosen English. */
export async function openInEnglish(shop: Visits, role: Role, look: Ways): Promise<Page> {
  const { page } = await openAsStaff(shop, role, '/office/me', look)
  await page
    .getByRole('button', { name: /English|^EN/ })
    .first()
    .click()
  await sees(page.getByRole('heading', { name: 'My account' }))
  return page
}

/** The sign-in page costs as much as the tested screen. */
async function signInBeside(page: Page, login: string): Promise<void> {
  const data = { login, password: staffPassword }
  const answer = await page.context().request.post('/api/office/signin', { data })
  if (!answer.ok()) throw new Error(`No session for ${login}: ${answer.status()}`)
}

/** Types login and password, and sends them. */
export async function signIn(page: Page, login: string, password = staffPassword): Promise<void> {
  await page.getByLabel(/^(লগইন|Login)$/).fill(login)
  await page.getByLabel(/^(পাসওয়ার্ড|Password)$/).fill(password)
  await page.keyboard.press('Enter')
}

/** The office's answers come at this time: its page follows the server's clock, not the phone's. */
export async function answerAt(page: Page, timeMs: number): Promise<void> {
  await page.unroute('**/api/office/**')
  await page.route('**/api/office/**', async (route) => {
    try {
      const response = await route.fetch()
      const date = new Date(timeMs).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    } catch {
      // The page was closed meanwhile.
    }
  })
}

/**
 * Ends a person's sessions on the way of the next call to this path. Ended before the press, a poll
 * could find it first, and the button would be gone.
 */
export async function endSessionsAt(page: Page, { prisma }: Visits, staffId: number, path: string) {
  const end = async (route: Route) => {
    await prisma.$executeRaw`delete from staff_session where staff_id = ${staffId}`
    await route.continue()
  }
  await page.route(`**${path}`, end, { times: 1 })
}

/** Makes the last proof of everybody an hour old. */
export async function forgetProofs({ prisma }: Visits, staffId: number): Promise<void> {
  await prisma.$executeRaw`
    update staff_session set sess = (sess::jsonb || '{"provedAt": 0}')::json where staff_id = ${staffId}`
}
