import { type FormEvent, useEffect, useRef, useState } from 'react'
import { langNow, useLang, wordsNow } from '../../text/lang'
import type { Translation } from '../../text/translation'
import { afterPress } from '../input/after-press'
import { sendHeldForm } from '../input/early-press'
import { loadAgain } from '../state/load-again'
import { useSentForm } from './sent-form'
import { readDraft, removeDraft, restoreDraft, writeDraft } from './tab-draft'
import {
  type Control,
  controlsOf,
  firstOfEach,
  isControl,
  useSubmit,
  type Values,
  valuesOf,
} from './use-submit'
import { formWords } from './words'

/** A sentence as a function of the shown language: it follows the switch. */
export type Sentence = () => string
/** A sentence for an invalid value. */
type Check = (value: string, values: Values) => Sentence | undefined

type FormOptions = {
  /**
   * Sends; a rejection with `errors` by field name shows those below their fields. `key`: the
   * Idempotency-Key of the draft.
   */
  onSubmit: (values: Values, key: string | undefined) => Promise<unknown> | unknown
  checks?: Record<string, Check>
  /** A name for the draft: typed values survive a reload, passwords excepted. */
  draft?: string
}

/**
 * A native form: inputs hold their own values; the browser checks `required` and `type`, with our
 * sentences; on blur after the first entry and on submit, never on each key. Spread `form` on the
 * <form>, and `field(name)` on each Field, with its known value. Show `refusal`: the server's
 * sentence about the whole form, which outlasts its toast.
 */
export function useForm({ onSubmit, checks = {}, draft }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useSentForm(draft)
  const [refused, setRefused] = useState<Sentence>()
  const wasSent = useRef(sent !== undefined)
  const lang = useLang()
  const { errors, setErrors, busy, submit } = useSubmit<Sentence | undefined>({
    check,
    send,
    wrong: () =>
      sentencesOf(sent?.errors ?? {}, (translation: Translation) => translation[langNow()]),
  })

  useEffect(() => {
    // Sent values are newer than any draft.
    if (ref.current && draft && !wasSent.current) restoreDraft(ref.current, readDraft(draft))
  }, [draft])

  useEffect(() => {
    if (ref.current) sendHeldForm(ref.current)
  }, [])

  function errorOf(control: Control, values: Values): Sentence | undefined {
    return nativeError(control) ?? checks[control.name]?.(control.value.trim(), values)
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (isControl(target)) {
      target.dataset.dirty = 'true'
      if (errors[target.name]) setErrors({ ...errors, [target.name]: undefined })
    }
    if (draft) writeDraft(draft, currentTarget)
  }

  function onBlur({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!isControl(target)) return
    afterPress(() => {
      if (!target.dataset.dirty) return
      const error = errorOf(target, valuesOf(currentTarget))
      setErrors((before) => ({ ...before, [target.name]: error }))
    })
  }

  function check(form: HTMLFormElement, values: Values) {
    // The server's sentence stays until the field is edited.
    forgetEdits(form)
    const found = controlsOf(form).map((control) => [control.name, errorOf(control, values)])
    return Object.fromEntries(found.filter(([, error]) => error))
  }

  async function send(values: Values, form: HTMLFormElement): Promise<Record<string, Sentence>> {
    if (sent) setSent({ ...sent, message: undefined })
    setRefused(undefined)
    try {
      await onSubmit(values, draft && writeDraft(draft, form))
      if (draft) removeDraft(draft)
      return {}
    } catch (error) {
      const say = await loadSayRefusal()
      const { status, message, errors } = Object(error)
      const found = sentencesOf(firstOfEach(errors), say)
      // A missing connection has no status: it is said as long as it lasts.
      if (status && Object.keys(found).length === 0) setRefused(() => () => say(message))
      return found
    }
  }

  return {
    form: { ref, onInput, onBlur, onSubmit: submit, noValidate: true, method: 'post' },
    field: (name: string, known?: string) => ({
      name,
      error: errors[name]?.() || undefined,
      defaultValue: sent?.values[name] ?? known,
    }),
    refusal:
      (Object.values(errors).some(Boolean) ? undefined : refused?.()) ??
      (sent && Object.keys(sent.errors).length === 0 ? sent.message?.[lang] : undefined),
    busy,
    reset: () => {
      const form = ref.current
      form?.reset()
      if (form) forgetEdits(form)
      setErrors({})
      setRefused(undefined)
      setSent(undefined)
    },
  }
}

/** The words of refusals load late; without a connection the server's own are shown. */
export async function loadSayRefusal(): Promise<(sentence: string) => string> {
  const words = await loadAgain(() => import('../../text/say-refusal')).catch(() => undefined)
  return words?.sayRefusal ?? ((sentence) => sentence)
}

function nativeError({ validity }: Control): Sentence | undefined {
  if (validity.valueMissing) return () => formNow().empty
  if (validity.typeMismatch) return () => formNow().unlikeEmail
  if (validity.tooShort || validity.patternMismatch) return () => formNow().wrong
  return undefined
}

function formNow() {
  return wordsNow(formWords)
}

function sentencesOf<T>(
  errors: Record<string, T>,
  say: (error: T) => string,
): Record<string, Sentence> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, () => say(error)]))
}

function forgetEdits(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) delete control.dataset.dirty
}
