import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { SentForm } from '#contract/first-view'
import type { Translation } from '../../text/translation'

/** A refused form, with its sentence in both languages, and one for each field. */
export type SaidForm = Pick<SentForm, 'form' | 'values'> & {
  message: Translation | undefined
  errors: Record<string, Translation>
}

type Sent = SaidForm | undefined

/** Part of the first view's reads: it reaches the browser's cache from the server's. */
export const sentFormKey = ['sent form']

/** The form as it was sent, on the first view only: a later visit finds it empty. */
export function useSentForm(form: string | undefined): [Sent, Dispatch<SetStateAction<Sent>>] {
  const queryClient = useQueryClient()
  const state = useState<Sent>(() => {
    const found = queryClient.getQueryData<SaidForm>(sentFormKey)
    return found?.form === form ? found : undefined
  })
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient])
  return state
}
