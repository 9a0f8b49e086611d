import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** A form that went to the server before the scripts were there, and was refused. */
export type SentForm = {
  /** The name of the form: its draft's. */
  form: string
  message: string
  errors: Record<string, string[]>
  /** What was typed, passwords excepted. */
  values: Record<string, string>
}

type Sent = SentForm | undefined

/** It travels with the first view's reads, from the server's cache into the browser's. */
export const sentFormKey = ['sent form']

/** This form as it was sent, on the first view only: who comes back later finds it empty. */
export function useSentForm(form: string | undefined): [Sent, Dispatch<SetStateAction<Sent>>] {
  const queryClient = useQueryClient()
  const state = useState<Sent>(() => {
    const found = queryClient.getQueryData<SentForm>(sentFormKey)
    return found?.form === form ? found : undefined
  })
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient])
  return state
}
