import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error'
import { ProofRefused } from '../api/proof'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'
import { sayRefusal } from '../text/say-refusal'
import { useSaveKey } from './keys'

export type Values = Record<string, string>
type FormOptions = {
  /** Sends; a rejection with `errors` by field name puts those below their fields. */
  onSubmit: (values: Values) => Promise<unknown> | unknown
  /** A sentence for values that cannot be sent, by field. */
  check?: (values: Values) => Values
  /** What `Ctrl S` does here, of a form that keeps what is typed. */
  saves?: string
  /** What was typed before, and who is told of what is typed now. */
  typed?: Values | undefined
  onType?: (values: Values) => void
}

/**
 * A native form: inputs keep their own values, and are checked when it is sent. Spread `form` on the
 * <form>, and `field(name, value)` on each Field, with what it holds at first. `refusal` is what the server said of the whole of it.
 */
export function useForm({ onSubmit, check, saves, typed, onType }: FormOptions) {
  const text = useText()
  const [errors, setErrors] = useState<Values>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const saving = useSaveKey(saves)

  function nativeError(control: Control): string {
    const { validity } = control
    if (validity.valueMissing) return text.fields.empty
    if (validity.tooShort && 'minLength' in control) return text.fields.short(control.minLength)
    return validity.valid ? '' : text.fields.wrong
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const values = valuesOf(form)
    const found = check?.(values) ?? {}
    for (const control of controlsOf(form)) {
      const error = nativeError(control)
      if (error) found[control.name] = error
    }
    setRefusal('')
    if (!show(form, found)) return
    setBusy(true)
    try {
      await onSubmit(values)
    } catch (error) {
      if (error instanceof ProofRefused) return
      const isNamed = !show(form, firstOfEach(Object(Object(error).errors)))
      if (!isNamed) setRefusal(error instanceof ApiError ? sentenceOf(error) : text.trouble.failed)
    } finally {
      setBusy(false)
    }
  }

  /** Whether there was nothing to show below a field. */
  function show(form: HTMLFormElement, found: Values): boolean {
    setErrors(found)
    const first = controlsOf(form).find(({ name }) => found[name])
    first?.focus()
    return !first
  }

  return {
    form: {
      ...saving,
      onSubmit: submit,
      onInput: (event: FormEvent<HTMLFormElement>) => onType?.(valuesOf(event.currentTarget)),
      noValidate: true,
      method: 'post' as const,
    },
    field: (name: string, value?: string) => ({
      name,
      error: errors[name] || undefined,
      ...((typed || value !== undefined) && { defaultValue: typed?.[name] ?? value }),
    }),
    refusal,
    busy,
  }
}

function firstOfEach(errors: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(errors).map(([name, all]) => [name, sayRefusal(String([all].flat()[0] ?? ''))]),
  )
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const controls = 'input, textarea, select'

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches(controls) && 'name' in element && !!element.name,
  )
}
