import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#contract/endpoint'
import type { Promo } from '#contract/office/promos'
import { endPromo, getPromos, savePromo } from '#contract/office/promos'
import { ApiError } from '../../api/api-error'
import { toast } from '../../ui/overlay/toast'
import { offerUndo, useUndoAgain } from '../../ui/state/undo'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'
import { useSend } from '../api/send'
import { useText } from '../text/lang'
import { usePromoText } from '../text/promos'

type Pages = InfiniteData<OutputOf<typeof getPromos>>

const promoPages = pagesOf(getPromos, {}, pollEveryMs)

export function usePromos() {
  return useInfiniteQuery(promoPages)
}

/** Makes a promo, or changes one. */
export function useSave() {
  const { words } = useText()
  const queryClient = useQueryClient()
  return useSend(savePromo, {
    inForm: true,
    refreshes: [getPromos],
    success: words.saved,
    onSuccess: ({ promo }) => show(queryClient, promo),
  })
}

const by = 'promo'
type Saved = InputOf<typeof savePromo>

/** Starts an ended promo again. */
function useStart() {
  const text = usePromoText()
  const queryClient = useQueryClient()
  const start = useSend(savePromo, {
    refreshes: [getPromos],
    onSuccess: ({ promo }) => show(queryClient, promo),
  })
  return (input: Saved, done?: (promo: Promo) => void) =>
    start.mutateAsync(input).then(
      ({ promo }) => {
        done?.(promo)
        toast.success(text.undone)
      },
      () => {},
    )
}

/** Offers the undo of an end again after a reload. */
export function useUndoEndAgain(): void {
  const start = useStart()
  useUndoAgain<Saved>(by, (input) => start(input))
}

/** Ends a promo; can be undone for a minute. */
export function useEnd(report: { done: (promo: Promo) => void; other: (promo: Promo) => void }) {
  const text = usePromoText()
  const queryClient = useQueryClient()
  const start = useStart()
  return useSend(endPromo, {
    refreshes: [getPromos],
    onSuccess: ({ promo }) => {
      show(queryClient, promo)
      report.done(promo)
      const { used: _used, state: _state, ...fields } = promo
      const what: Saved = { ...fields, active: true }
      const undo = () => start(what, report.done)
      offerUndo(text.saidEnded(promo.code), undo, undefined, { by, what })
    },
    onError: (error) => {
      const current = currentOf(error)
      if (!current) return
      show(queryClient, current)
      report.other(current)
    },
  })
}

/** The present promo of a 409. */
export function currentOf(error: unknown): Promo | undefined {
  return error instanceof ApiError && error.status === 409 ? Object(error.body).current : undefined
}

/** Stores a promo from an answer, a new one first. */
export function show(queryClient: QueryClient, promo: Promo): void {
  queryClient.setQueryData<Pages>(promoPages.queryKey, (former) => {
    if (!former) return former
    const isThere = former.pages.some(({ promos }) => promos.some(({ id }) => id === promo.id))
    const pages = former.pages.map((page, index) => ({
      ...page,
      promos:
        !isThere && index === 0
          ? [promo, ...page.promos]
          : page.promos.map((each) => (each.id === promo.id ? promo : each)),
    }))
    return { ...former, pages }
  })
}
