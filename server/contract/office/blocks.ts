import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { cursor, day, line, listOf, version } from '#contract/office/wire'
import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { done, Id, id, Time, text } from '#contract/wire'

/**
 * A number whose orders are not to be trusted. `phone`: `01712345678`. `until`: the last day in Dhaka
 * on which it holds, null for ever; `over`: that day has passed. `by`: who blocked or changed it last.
 */
export const Block = z.object({
  id: Id,
  v: z.int(),
  phone: z.string(),
  reason: z.string(),
  until: z.iso.date().nullable(),
  over: z.boolean(),
  by: z.string().nullable(),
  created_at: Time,
})
export type Block = z.infer<typeof Block>

const mobileNumber = () =>
  text('mobile number', 40).overwrite(localPhoneDigits).refine(isLocalMobileNumber, {
    error: 'A mobile number of Bangladesh has 11 digits, such as 01712345678',
  })
const answered = done('success', { block: Block })

/** Newest first. `q`: a number or digits of one, in any script, also with +88. */
export const getBlocks = staffRead('/api/office/blocks', 'blocksSee', {
  input: z.object({ q: text('search', 100, 0).nullish(), after: cursor() }),
  output: listOf('blocks', Block),
})
/**
 * Blocks a number, or changes a block: a 409 with `current` for another version. A changed last day
 * is today or later, at most five years ahead.
 */
export const saveBlock = staffChange('/api/office/blocks/save', 'blocks', {
  input: z.object({
    id: id('block').nullish(),
    v: version().nullish(),
    phone: mobileNumber(),
    reason: line('reason', 200),
    until: day('last day').nullish(),
  }),
  output: answered,
})
/** Answers with the removed block, which `saveBlock` without its id makes again. */
export const removeBlock = staffChange('/api/office/blocks/remove', 'blocks', {
  input: z.object({ id: id('block'), v: version() }),
  output: answered,
})
