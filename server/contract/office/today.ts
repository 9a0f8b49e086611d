import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/today-shapes'

/** What is to be done, how the day goes, and the last 14 days of Dhaka. Kept for ten seconds. */
export const getToday: StaffCall<typeof shapes.getToday> = {
  method: 'GET',
  path: '/api/office/today',
  access: 'staff',
  right: 'today',
}
