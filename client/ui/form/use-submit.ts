import { type FormEvent, useState } from 'react'

export type Values = Record<string, string>
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sentences below fields, by field. */
type Errors<E> = Record<string, E>

type Submission<E> = {
  /** Problems of fields that cannot be sent. */
  check: (form: HTMLFormElement, values: Values) => Errors<E>
  /** Sends; resolves with the refusals. */
  send: (values: Values, form: HTMLFormElement) => Promise<Errors<E>>
  /** The errors of the first render. */
  wrong?: () => Errors<E>
}

/** Submits a native form once at a time, and shows each error below its field. */
export function useSubmit<E>({ check, send, wrong = () => ({}) }: Submission<E>) {
  const [errors, setErrors] = useState<Errors<E>>(wrong)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const values = valuesOf(form, submitterOf(event))
    const found = check(form, values)
    setErrors(found)
    // A picture has no control that could take the focus.
    if (focusFirst(form, found) || Object.values(found).some(Boolean)) return
    setBusy(true)
    try {
      const refused = await send(values, form)
      setErrors((before) => ({ ...before, ...refused }))
      focusFirst(form, refused)
    } finally {
      setBusy(false)
    }
  }

  return { errors, setErrors, busy, submit }
}

/** The first sentence of each field in an answer. */
export function firstOfEach(errors: unknown, say = (sentence: string) => sentence): Values {
  return Object.fromEntries(
    Object.entries(Object(errors)).map(([name, all]) => [name, say(String([all].flat()[0] ?? ''))]),
  )
}

export function valuesOf(form: HTMLFormElement, submitter: HTMLElement | null = null): Values {
  return Object.fromEntries(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl)
}

export function isControl(target: unknown): target is Control {
  return (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement) &&
    target.name !== ''
  )
}

/** Whether a field got the focus. */
function focusFirst(form: HTMLFormElement, found: Errors<unknown>): boolean {
  const first = controlsOf(form).find(({ name }) => found[name])
  first?.focus()
  return first !== undefined
}

/** The pressed button counts as a value if it has a name. */
function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}
