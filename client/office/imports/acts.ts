import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { InputOf, StaffCall } from '#contract/endpoint'
import { fetchPicturesAgain } from '#contract/office/import-pictures'
import type { Job } from '#contract/office/imports'
import {
  applyImport,
  checkImport,
  getImport,
  getImports,
  removeImport,
  stopImport,
  takeOffNew,
} from '#contract/office/imports'
import { getProductCounts, getProducts } from '#contract/office/products'
import { keyOf, read } from '../../api/read'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'
import { endSending } from './sending'

/** Stores a file from an answer. */
export function cacheJob(queryClient: QueryClient, job: Job): void {
  queryClient.setQueryData(read(getImport, { id: job.id }).queryKey, { message: 'success', job })
  queryClient.invalidateQueries({ queryKey: keyOf(getImports) })
}

/** Any call that takes a file and answers its state. */
type OfJob = StaffCall<Pick<typeof applyImport, 'input' | 'output'>>

/** The steps of a file. A refusal stays until the next step; a 409 brings the present state. */
export function useJobActs(job: Job) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const [isOtherRunning, setIsOtherRunning] = useState(false)
  const sending: Parameters<typeof useSend<OfJob>>[1] = {
    inForm: true,
    refreshes: [getProducts, getProductCounts],
    onSuccess: ({ job: next }) => {
      setRefusal('')
      cacheJob(queryClient, next)
    },
    onError: (error) => {
      if (error instanceof ProofRefused) return
      setRefusal(sentenceOf(error))
      const { current } = Object(error.body)
      setIsOtherRunning(error.status === 409 && !current)
      if (current) cacheJob(queryClient, current)
    },
  }
  const check = useSend(checkImport, sending)
  const apply = useSend(applyImport, sending)
  const stop = useSend(stopImport, sending)
  const takeOff = useSend(takeOffNew, sending)
  const fetchAgain = useSend(fetchPicturesAgain, sending)
  const remove = useSend(removeImport, {
    ...sending,
    onSuccess: () => {
      endSending(job.id)
      for (const key of [keyOf(getImport, { id: job.id }), keyOf(getImports)]) {
        queryClient.removeQueries({ queryKey: key })
      }
      navigate('/import', { replace: true })
    },
  })
  const seen = { id: job.id, v: job.v }
  return {
    refusal,
    /** The server runs one at a time. */
    isOtherRunning,
    isBusy: [check, apply, stop, takeOff, fetchAgain, remove].some(({ isPending }) => isPending),
    /** Checks again with the person's choices. */
    check: (chosen: Chosen = {}) =>
      check.mutateAsync({ ...seen, ...chosen }).then(
        () => true,
        () => false,
      ),
    apply: () => apply.mutate(seen),
    stop: () => stop.mutate(seen),
    takeOff: () => takeOff.mutate(seen),
    fetchAgain: () => fetchAgain.mutate(seen),
    remove: () => remove.mutate(seen),
  }
}
/** A person's choices for a file. */
export type Chosen = Omit<InputOf<typeof checkImport>, 'id' | 'v'>
export type JobActs = ReturnType<typeof useJobActs>
