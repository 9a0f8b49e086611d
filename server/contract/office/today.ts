import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/today-shapes'

/** Open tasks, today's figures, and the last 14 days in Dhaka. Cached for ten seconds. */
export const getToday: StaffCall<typeof shapes.getToday> = {
  method: 'GET',
  path: '/api/office/today',
  access: 'staff',
  right: 'today',
}
