import { staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/today-shapes'

/** Open tasks, today's figures, and the last 14 days in Dhaka. Cached for ten seconds. */
export const getToday = staffRead<typeof shapes.getToday>('/api/office/today', 'today')
