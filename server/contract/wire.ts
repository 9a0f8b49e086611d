import { z } from 'zod'
import { isPhoneNumber, localPhoneDigits } from '#contract/phone'
import { notWhole } from '#contract/shop'

/**
 * Building blocks of shapes. Labels are words of sentences; `meta` describes checks in /api/docs.
 */

const maxInt4 = 2_147_483_647
const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0')
const lengthOf = (text: string) => [...text].length
/** Control characters, marks of direction, spaces without width: they can disguise a text. */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const blank = /^[\p{Z}\p{Cf}\s\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Forms send two characters for a line end, which their field counts as one. */
export function withUnixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Without unseen marks and blanks at the ends; empty where nothing else is there. */
export function cleanText(text: string): string {
  const clean = withUnixLines(text).normalize('NFC').replace(unseen, '').trim()
  return blank.test(clean) ? '' : clean
}

export function wholeNumber(label: string, min: number, max = maxInt4) {
  const error = notWhole(label, min, max)
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^[+-]?\d{1,15}$/)
          .transform(Number),
      ],
      { error: (issue) => (issue.input == null ? `Please enter the ${label}` : error) },
    )
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
    .meta({ type: 'integer', anyOf: undefined, minimum: min, maximum: max })
}

export function id(label: string) {
  return wholeNumber(label, 1)
}

/** Visible text: trimmed, NFC, well formed, without NUL; lengths in characters. */
export function text(label: string, max: number, min = 1, error = `Please enter the ${label}`) {
  return looseText(label, error)
    .overwrite(cleanText)
    .refine((value) => lengthOf(value) >= min, { error, abort: true })
    .refine((value) => lengthOf(value) <= max, {
      error: `The ${label} may have at most ${max} characters`,
    })
    .meta({ minLength: min, maxLength: max })
}

/** A name in a path: blank or too long, it matches nothing. */
export function nameInPath(label: string) {
  return text(label, 100_000, 0)
}

/** A password: NFC but not trimmed, so that spaces count. */
export function password(label: string, min: number, max: number, empty?: string) {
  const error = `The ${label} must have ${min} to ${max} characters`
  return looseText(label, empty)
    .overwrite((value) => value.normalize('NFC'))
    .refine((value) => value !== '', { error: empty ?? `Please enter the ${label}`, abort: true })
    .refine((value) => lengthOf(value) >= min && lengthOf(value) <= max, { error })
    .meta({ minLength: min, maxLength: max })
}

/** Mail servers refuse more (RFC 5321, 4.5.3.1.1). */
export const hasShortLocalPart = (email: string) => email.lastIndexOf('@') <= 64

export function email() {
  return text('email', 254)
    .pipe(z.email({ error: 'Please enter a valid email' }))
    .refine(hasShortLocalPart, { error: 'Please enter a valid email' })
    .meta({ format: 'email' })
}

export function phoneNumber() {
  return text('mobile number', 40)
    .overwrite(localPhoneDigits)
    .refine(isPhoneNumber, { error: 'Please enter a valid mobile number' })
    .meta({
      description:
        '7 to 15 digits, Latin, Bengali or of another script, with an optional +; spaces, dashes, dots and brackets are dropped, and a number of Bangladesh is kept as 01712345678',
    })
}

export function done<M extends string, F extends z.ZodRawShape>(message: M, fields: F) {
  return z.object({ message: z.literal(message), ...fields })
}

export const Id = z.int().positive()
export const Taka = z.int().nonnegative()
export const Time = z.iso.datetime()
/** Root-relative, `/uploads/...`. */
export const ImageUrl = z.string()

/** HTML sanitised by the server; the page inserts no other HTML. */
export const SafeHtml = z.string().brand<'SafeHtml'>()
export type SafeHtml = z.infer<typeof SafeHtml>

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.int().nonnegative(),
    current_page: z.int().positive(),
    last_page: z.int().positive(),
    per_page: z.int().positive(),
  })
}

function looseText(label: string, error = `Please enter the ${label}`) {
  return z
    .string({ error })
    .refine(wellFormed, { error: `The ${label} has a character that cannot be read`, abort: true })
}
