import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import type { Promo } from '#contract/office/promos'
import { endPromo, getPromos, savePromo } from '#contract/office/promos'
import { ApiError } from '../../api/api-error'
import { toast } from '../../ui/overlay/toast'
import { offerUndo } from '../../ui/state/undo'
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

/** Ends a promo; can be undone for a minute. */
export function useEnd(report: { done: (promo: Promo) => void; other: (promo: Promo) => void }) {
  const text = usePromoText()
  const queryClient = useQueryClient()
  const start = useSend(savePromo, {
    refreshes: [getPromos],
    onSuccess: ({ promo }) => show(queryClient, promo),
  })
  return useSend(endPromo, {
    refreshes: [getPromos],
    onSuccess: ({ promo }) => {
      show(queryClient, promo)
      report.done(promo)
      const { used: _used, state: _state, ...fields } = promo
      offerUndo(text.saidEnded(promo.code), () =>
        start.mutateAsync({ ...fields, active: true }).then(
          (answer) => {
            report.done(answer.promo)
            toast.success(text.undone)
          },
          () => {},
        ),
      )
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
