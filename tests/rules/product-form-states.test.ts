import { expect, test } from 'vitest'
import { emptyFields } from '../../client/office/product-form/state/fields.ts'
import {
  beginForm,
  type FormEvent,
  type FormNow,
  reduceForm,
} from '../../client/office/product-form/state/form-reducer.ts'
import type { StoredForm } from '../../client/office/product-form/state/stored-form.ts'

const at = '2026-11-28T10:00:00.000Z'
const form: StoredForm = {
  fields: emptyFields,
  base: null,
  baseV: null,
  product: null,
  draft: null,
  isAhead: false,
  at,
}
const opened = { key: '1 new', nr: 1, isFound: false, shopNow: null, elsewhere: null }
const fresh = beginForm({ ...opened, form })
const typed: FormEvent = { type: 'typed', fields: { ...emptyFields, title: 'Saree' } }
const stored: FormEvent = { type: 'stored', isStored: true, at }
const draft = { id: 1, v: 0, fields: emptyFields }
const saved = (isLast: boolean): FormEvent => ({ type: 'saved', draft, at, isLast })
const held: FormEvent = { type: 'held' }
const released: FormEvent = { type: 'released' }
const published = (isAhead: boolean): FormEvent => ({
  type: 'published',
  next: { ...form, isAhead },
})
/** A form of a product that the shop has: only whether there is one matters here. */
const ofProduct = (now: FormNow): FormNow => ({
  ...now,
  form: { ...now.form, product: { id: 1 } as StoredForm['product'] },
})
const after = (now: FormNow, ...events: FormEvent[]) => events.reduce(reduceForm, now)

test('a letter is typed, then saved on the device, then on the server', () => {
  const seen = [typed, stored, saved(true)].map((_, nr, all) => {
    const { phase, kept, form } = after(fresh, ...all.slice(0, nr + 1))
    return [phase, kept, form.isAhead]
  })
  expect(seen).toEqual([
    ['typing', 'none', true],
    ['saving', 'phone', true],
    ['idle', 'server', false],
  ])
})

test('a letter typed during a save waits for the next', () => {
  const now = after(fresh, typed, stored, typed, saved(false))
  expect(now).toMatchObject({ phase: 'typing', kept: 'phone', form: { isAhead: true, draft } })
})

test('a save that does not arrive leaves the letters here, with the key of their first save', () => {
  const started = { key: 'k', input: { form: {} } }
  const sent: FormEvent = { type: 'sent', part: { started } }
  const lost = after(fresh, typed, stored, sent, { type: 'failed' })
  expect(lost).toMatchObject({ phase: 'idle', kept: 'phone', form: { isAhead: true, started } })
  const refused = reduceForm(lost, { type: 'failed', isRefused: true, isGone: true })
  expect(refused.form).toMatchObject({ started: undefined, draft: null, isAhead: true })
  expect(after(fresh, typed, { ...stored, isStored: false } as FormEvent).kept).toBe('lost')
})

test('letters typed during a publish wait until it ends', () => {
  const during = after(ofProduct(fresh), held, typed, stored)
  expect(during).toMatchObject({ phase: 'publishing', form: { isAhead: true } })
  expect(reduceForm(during, released).phase).toBe('typing')
  expect(after(ofProduct(fresh), held, published(false), released)).toMatchObject({
    phase: 'idle',
    kept: 'none',
  })
  expect(after(ofProduct(fresh), held, published(true), released).phase).toBe('typing')
})

test('a publish that is learned of later ends the form of a new product, not that of a known one', () => {
  expect(after(fresh, typed, published(true)).phase).toBe('ended')
  expect(after(fresh, held, published(false), released, typed, held, released).phase).toBe('ended')
  expect(after(ofProduct(fresh), published(true)).phase).toBe('typing')
})

test('a save is due two seconds after the last letter, and later where one did not arrive', () => {
  const failed = (again: boolean): FormEvent => ({ type: 'failed', again })
  const begun: FormEvent = { type: 'begun' }
  const dueAfter = (...events: FormEvent[]) => after(fresh, ...events).due?.ms ?? null

  expect(dueAfter(typed)).toBe(2000)
  expect(after(fresh, typed, typed).due).not.toBe(after(fresh, typed).due)
  expect(dueAfter(typed, begun, stored)).toBeNull()
  expect(dueAfter(typed, begun, stored, typed, saved(true))).toBeNull()
  expect(dueAfter(typed, begun, stored, saved(false))).toBe(2000)
  expect(dueAfter(typed, begun, stored, failed(true))).toBe(15_000)
  expect(dueAfter(typed, begun, stored, failed(false))).toBeNull()
  expect(dueAfter(typed, begun, stored, typed, failed(false))).toBe(2000)
})

test('letters that the server lacks are due when the connection is back', () => {
  const online = (isFound: boolean): FormEvent => ({ type: 'online', isFound })
  const waiting = after(fresh, typed, { type: 'begun' }, stored, { type: 'failed' })

  expect(reduceForm(waiting, online(false)).due).toEqual({ ms: 2000 })
  expect(reduceForm(waiting, online(true)).due).toEqual({ ms: 0 })
  expect(reduceForm(fresh, online(true)).due).toBeNull()
})

test('no save is due beside a publish, after the end of a form, or for a screen that was left', () => {
  const during = after(ofProduct(fresh), typed, held)

  expect(during.due).toBeNull()
  expect(after(during, typed, { type: 'online', isFound: true }).due).toBeNull()
  expect(after(during, released).due).toEqual({ ms: 0 })
  expect(after(during, { type: 'released', isLeft: true }).due).toBeNull()
  expect(after(fresh, typed, { type: 'ended' }, typed, released).due).toBeNull()
})

test('a form found on the device opens with what the server lacks', () => {
  const found = (isAhead: boolean) =>
    beginForm({ ...opened, isFound: true, form: { ...form, isAhead } }).kept
  expect([found(true), found(false)]).toEqual(['phone', 'server'])
})
