import { z } from 'zod'
import { isInWrongCode } from '#contract/office/broken-letters'
import { hasTooManyTags, mostHtmlLetters, tooManyTags } from '#contract/office/html-tags'
import { text, wholeNumber, withUnixLines } from '#contract/wire'

/** The version that the screen shows; a different current one is a 409 with `current`. */
export const version = () => wholeNumber('version', 0)
/** Text of one line: spaces and line ends become one space. */
export const line = (label: string, max: number, min = 1) =>
  text(label, max, min).overwrite((value) => value.replace(/\s+/gu, ' '))
/** A name that customers read: pasted letters that a program misread are refused. */
export const name = (label: string, max: number) =>
  line(label, max).refine((value) => !isInWrongCode(value), {
    error: `The ${label} has a character that cannot be read`,
  })
/** The name of a menu, a category or a tag: a part of an address of the shop. */
export const catalogueName = () =>
  name('name', 60).refine((name) => !/[/\\]|^\.+$/.test(name), {
    error: 'A name has no / and no \\, and is not dots alone',
  })
/** A text as sent, before it is cleaned and measured. */
export const html = () =>
  z
    .string()
    .overwrite(withUnixLines)
    .refine((value) => value.length <= mostHtmlLetters, {
      error: ({ input }) =>
        `The text is too long by ${String(input).length - mostHtmlLetters} letters`,
    })
    .refine((value) => !hasTooManyTags(value), { error: tooManyTags })
/** Cursor of the next page of a list: the former answer's `next`. */
export const cursor = () =>
  z
    .string({ error: 'This list cannot go on there' })
    .max(400, { error: 'This list cannot go on there' })
    .regex(/^[\w.:~-]+$/, { error: 'This list cannot go on there' })
    .nullish()
/** A moment as ISO 8601 with its zone, or a day in Dhaka `2026-11-22`; not before the year 1000. */
export const moment = (label: string) => {
  const error = `The ${label} is neither a moment nor a day`
  return z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], { error })
    .refine((text) => text >= '1000', { error })
}

/** A day in Dhaka, `2026-11-22`. */
export const day = (label: string) => {
  const error = `The ${label} is neither a moment nor a day`
  return z.iso.date({ error }).refine((text) => text >= '1000' && text < '9999', { error })
}

export const listOf = <N extends string, T extends z.ZodType>(name: N, item: T) =>
  z.object({
    message: z.literal('success'),
    [name]: z.array(item),
    next: z.string().nullable(),
  }) as z.ZodObject<
    { message: z.ZodLiteral<'success'>; next: z.ZodNullable<z.ZodString> } & Record<
      N,
      z.ZodArray<T>
    >
  >
