import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error'
import { useWords } from '../../text/lang'
import {
  type Control,
  controlsOf,
  firstOfEach,
  isControl,
  useSubmit,
  type Values,
  valuesOf,
} from '../../ui/form/use-submit'
import { useSaveKey } from '../../ui/input/keys'
import { ProofRefused } from '../api/proof'
import { sentenceOf } from '../api/send'
import { frameWords } from '../text/frame-words'
import { sayRefusal } from '../text/say-refusal'

type FormOptions = {
  /** Sends; a rejection with `errors` by field name puts those below their fields. */
  onSubmit: (values: Values) => Promise<unknown> | unknown
  /** Errors of values that cannot be sent, by field. */
  check?: (values: Values) => Values
  /** The label of `Ctrl S` here, for a form that stores typed values. */
  saves?: string
  /** Earlier typed values, and the listener to new ones. */
  typed?: Values | undefined
  onType?: (values: Values) => void
}

/**
 * A native form: inputs hold their own values, checked when it is sent. Spread `form` on the
 * <form>, and `field(name, value)` on each Field, with its first value. `refusal` is the server's
 * sentence about the whole form.
 */
export function useOfficeForm({ onSubmit, check: checkValues, saves, typed, onType }: FormOptions) {
  const text = useWords(frameWords)
  const [refusal, setRefusal] = useState('')
  const saving = useSaveKey(saves)
  const { errors, setErrors, busy, submit } = useSubmit({ check, send })
  const latestCheck = useRef(checkValues)
  useEffect(() => {
    latestCheck.current = checkValues
  })

  function check(form: HTMLFormElement, values: Values): Values {
    setRefusal('')
    const found = checkValues?.(values) ?? {}
    for (const control of controlsOf(form)) {
      const error = nativeError(control)
      if (error) found[control.name] = error
    }
    return found
  }

  function nativeError(control: Control): string {
    const { validity } = control
    if (validity.valueMissing) return text.fields.empty
    if (validity.tooShort && 'minLength' in control) return text.fields.short(control.minLength)
    return validity.valid ? '' : text.fields.wrong
  }

  /** The error of a field goes with the first letters that are right. */
  function forget(control: Control, form: HTMLFormElement) {
    const isWrong = nativeError(control) || latestCheck.current?.(valuesOf(form))[control.name]
    if (!isWrong) setErrors((before) => ({ ...before, [control.name]: '' }))
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    onType?.(valuesOf(currentTarget))
    setRefusal('')
    // Later: checks see the values that this letter leaves.
    if (isControl(target) && errors[target.name]) setTimeout(() => forget(target, currentTarget))
  }

  /** A refusal without a field shows above the form. */
  async function send(values: Values, form: HTMLFormElement): Promise<Values> {
    try {
      await onSubmit(values)
    } catch (error) {
      if (error instanceof ProofRefused) return {}
      const named = firstOfEach(Object(error).errors, sayRefusal)
      const isNamed = controlsOf(form).some(({ name }) => named[name])
      if (!isNamed) setRefusal(error instanceof ApiError ? sentenceOf(error) : text.problem.failed)
      return named
    }
    return {}
  }

  return {
    form: {
      ...saving,
      onSubmit: submit,
      onInput,
      noValidate: true,
      method: 'post' as const,
    },
    field: (name: string, value?: string) => ({
      name,
      error: errors[name] || undefined,
      ...((typed || value !== undefined) && { defaultValue: typed?.[name] ?? value }),
    }),
    refusal,
    /** For what changes without typing; typed letters end a refusal by themselves. */
    forgetRefusal: () => setRefusal(''),
    busy,
  }
}
