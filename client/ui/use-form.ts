import { type FormEvent, useEffect, useRef, useState } from 'react'
import { afterPress } from './after-press'
import { sendHeldForm } from './early-press'
import { type FormControl, readDraft, restoreDraft, writeDraft } from './form-draft'
import { useSentForm } from './sent-form'

type FormValues = Record<string, string>
/** A sentence for a value that cannot be sent. */
type Check = (value: string, values: FormValues) => string | undefined

type FormOptions = {
  /** Sends; a rejection with `errors` by field name puts those below their fields. */
  onSubmit: (values: FormValues) => Promise<unknown> | unknown
  checks?: Record<string, Check>
  /** A name under which what was typed survives a reload, passwords excepted. */
  draft?: string
}

/**
 * A native form: inputs keep their own values, `required` and `type` are checked with the browser's
 * rules but our sentences; on blur after the first entry, and on submit, never on each key.
 * Spread `form` on the <form>, and `field(name)` on each Field. Show `refusal`: what the server said
 * of the whole form when it was sent without scripts.
 */
export function useForm({ onSubmit, checks = {}, draft }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useSentForm(draft)
  const wasSent = useRef(sent !== undefined)
  const [errors, setErrors] = useState<FormValues>(() => firstOfEach(sent?.errors ?? {}))
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // What was sent is newer than any draft.
    if (ref.current && draft && !wasSent.current) restoreDraft(ref.current, readDraft(draft))
  }, [draft])

  useEffect(() => {
    if (ref.current) sendHeldForm(ref.current)
  }, [])

  function checkControl(control: FormControl, values: FormValues): string {
    const error = nativeError(control) ?? checks[control.name]?.(control.value.trim(), values) ?? ''
    setErrors((before) => ({ ...before, [control.name]: error }))
    return error
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (isControl(target)) {
      target.dataset.dirty = 'true'
      if (errors[target.name]) setErrors({ ...errors, [target.name]: '' })
    }
    if (draft) writeDraft(draft, currentTarget)
  }

  function onBlur({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!isControl(target)) return
    afterPress(() => {
      if (target.dataset.dirty) checkControl(target, valuesOf(currentTarget))
    })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const values = valuesOf(form, submitterOf(event))
    const bad = controlsOf(form).filter((control) => checkControl(control, values))
    // What the server says stands until the field is edited again.
    forgetEdits(form)
    if (bad.length > 0) return bad[0]?.focus()
    setBusy(true)
    if (sent) setSent({ ...sent, message: '' })
    try {
      await onSubmit(values)
      if (draft) writeDraft(draft, null)
    } catch (error) {
      showServerErrors(form, error)
    } finally {
      setBusy(false)
    }
  }

  function showServerErrors(form: HTMLFormElement, error: unknown) {
    const named: Record<string, string[]> = Object(Object(error).errors)
    const found = controlsOf(form).filter((control) => named[control.name]?.length)
    for (const { name } of found) {
      setErrors((before) => ({ ...before, [name]: named[name]?.[0] ?? '' }))
    }
    found[0]?.focus()
  }

  return {
    form: { ref, onInput, onBlur, onSubmit: submit, noValidate: true, method: 'post' },
    field: (name: string) => ({
      name,
      error: errors[name] || undefined,
      defaultValue: sent?.values[name],
    }),
    refusal: sent && Object.keys(sent.errors).length === 0 ? sent.message || undefined : undefined,
    busy,
    reset: () => {
      const form = ref.current
      form?.reset()
      if (form) forgetEdits(form)
      setErrors({})
      setSent(undefined)
    },
  }
}

function nativeError({ validity }: FormControl): string | undefined {
  if (validity.valueMissing) return 'এই ঘরটি পূরণ করুন'
  if (validity.typeMismatch) return 'সঠিক ইমেইল লিখুন, যেমন name@example.com'
  if (validity.tooShort || validity.patternMismatch) return 'লেখাটি ঠিক নয়, আবার দেখুন'
  return undefined
}

function firstOfEach(errors: Record<string, string[]>): FormValues {
  return Object.fromEntries(Object.entries(errors).map(([name, all]) => [name, all[0] ?? '']))
}

/** The button that was pressed counts as a value when it has a name. */
function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}

function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null = null): FormValues {
  return Object.fromEntries(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}

function forgetEdits(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) delete control.dataset.dirty
}

function controlsOf(form: HTMLFormElement): FormControl[] {
  return [...form.elements].filter(isControl)
}

function isControl(target: unknown): target is FormControl {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.name !== ''
  )
}
