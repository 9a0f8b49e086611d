import { customerWords } from '../../client/office/customers/words.ts'
import { inboxWords } from '../../client/office/inbox/words.ts'
import { slipWords } from '../../client/office/orders/slip-words.ts'
import { orderWords } from '../../client/office/orders/words.ts'
import { accountWords } from '../../client/office/text/account-words.ts'
import { frameWords } from '../../client/office/text/frame-words.ts'
import { ordersWords } from '../../client/office/text/orders-words.ts'
import { staffWords } from '../../client/office/text/staff-words.ts'
import { todayWords } from '../../client/office/text/today-words.ts'
import { wordsIn } from '../../client/text/pairs.ts'
import type { Lang } from '../../client/text/times.ts'

/** What the office's frame and the screens of its daily work say, in one language. */
export const officeWords = (lang: Lang) => ({
  ...wordsIn(frameWords, lang),
  ...wordsIn(accountWords, lang),
  ...wordsIn(staffWords, lang),
  ...wordsIn(ordersWords, lang),
  ...wordsIn(orderWords, lang),
  ...wordsIn(todayWords, lang),
  ...wordsIn(inboxWords, lang),
  ...wordsIn(slipWords, lang),
  ...wordsIn(customerWords, lang),
})
