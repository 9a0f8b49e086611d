import { type RefObject, useEffect, useState } from 'react'
import { useOnline } from '../../../ui/state/online'
import { changesOf, isChanged } from './changes'
import { type Heard, runForm } from './effects'
import { type Fields, isEqual } from './fields'
import { beginForm } from './form-reducer'
import type { OpenedForm } from './open-form'
import type { StoredForm } from './stored-form'

/**
 * The form of a product and its draft, which this device stores, then the server: two seconds after
 * the last letter, at once with a photo, and on leaving.
 */
export function useFormState(opened: OpenedForm, heard: RefObject<Heard | null>) {
  const [state, setState] = useState(() => beginForm(opened))
  const [{ report, watch, ...running }] = useState(() =>
    runForm({
      key: opened.key,
      first: state,
      onChange: setState,
      heard: () => heard.current,
    }),
  )
  const isOnline = useOnline()

  function change(part: Partial<Fields> | ((fields: Fields) => Partial<Fields>)) {
    const { fields } = running.now()
    const changed = { ...fields, ...(typeof part === 'function' ? part(fields) : part) }
    if (!isEqual(changed, fields)) report({ type: 'typed', fields: changed })
  }

  useEffect(() => watch(), [watch])

  useEffect(() => {
    if (isOnline) report({ type: 'online', isFound: opened.isFound })
  }, [isOnline, report, opened.isFound])

  return {
    ...state,
    ...running,
    fields: state.form.fields,
    isChanged: () => {
      const { base, fields, product } = running.now()
      return isChanged(changesOf(base, fields, product))
    },
    change,
    /** The form follows a newer product or draft. */
    follow: (part: Partial<StoredForm>) => report({ type: 'followed', part }),
    /** The device no longer keeps typed values. */
    end: () => report({ type: 'ended' }),
  }
}

export type FormState = ReturnType<typeof useFormState>
