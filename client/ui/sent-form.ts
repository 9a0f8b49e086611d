import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { SentForm } from '#contract/first-view'
import type { Twin } from '../text/twin'

/** A form that was refused, with each sentence in both languages, and one for a field. */
export type SaidForm = Pick<SentForm, 'form' | 'values'> & {
  message: Twin | undefined
  errors: Record<string, Twin>
}

type Sent = SaidForm | undefined

/** It travels with the first view's reads, from the server's cache into the browser's. */
export const sentFormKey = ['sent form']

/** This form as it was sent, on the first view only: who comes back later finds it empty. */
export function useSentForm(form: string | undefined): [Sent, Dispatch<SetStateAction<Sent>>] {
  const queryClient = useQueryClient()
  const state = useState<Sent>(() => {
    const found = queryClient.getQueryData<SaidForm>(sentFormKey)
    return found?.form === form ? found : undefined
  })
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient])
  return state
}
