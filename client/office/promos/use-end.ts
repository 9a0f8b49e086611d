import type { InputOf } from '#contract/endpoint'
import { endPromo, getPromos, type Promo, savePromo } from '#contract/office/promos'
import { useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { useSend } from '../api/send'
import { offerWayBack, useRowAct, useWayBackAgain } from '../record/act'
import type { Edited } from '../record/edited'
import type { Typed } from './fields'
import { promoRows } from './promo'
import { promoWords } from './words'

type Saved = InputOf<typeof savePromo>

/** The way back of an end: the promo starts again. */
function useStart(onStarted?: (promo: Promo) => void) {
  const text = useWords(promoWords)
  const { add } = promoRows.useStore()
  const start = useSend(savePromo, {
    refreshes: [getPromos],
    onSuccess: ({ promo }) => {
      add(promo)
      onStarted?.(promo)
    },
  })
  return {
    by: 'promo',
    undo: (saved: Saved) => start.mutateAsync(saved),
    undone: text.undone,
  } as const
}

/** Offers it again after a reload. */
export function useStartAgain(): void {
  useWayBackAgain(useStart())
}

/** Ends a promo; can be undone for a minute. */
export function useEnd({ follow, ask }: Edited<Promo, Typed>) {
  const text = useWords(promoWords)
  const { add } = promoRows.useStore()
  const start = useStart(follow)
  return useRowAct(endPromo, {
    rowOf: (answer) => answer.promo,
    put: add,
    refreshes: [getPromos],
    onDone: (promo) => {
      follow(promo)
      const { used: _used, state: _state, ...fields } = promo
      offerWayBack(start, text.saidEnded(promo.code), { ...fields, active: true })
    },
    onRefused: ({ why, current }) => (current ? ask(current) : toast.error(why)),
  })
}
