import { useSearchParams } from 'react-router'
import { messageStates, reviewStates } from '#contract/office/rules'

export type Tab = 'messages' | 'reviews'
export const states = { messages: messageStates, reviews: reviewStates } as const
export type State<T extends Tab> = (typeof states)[T][number]

/** The place in the address: list, state, and the open row. */
export function usePlace() {
  const [params] = useSearchParams()
  const tab: Tab = params.get('tab') === 'reviews' ? 'reviews' : 'messages'
  return {
    tab,
    state: params.get('state') ?? undefined,
    openId: Number(params.get('open')) || undefined,
  }
}

type Place = { tab: Tab; state?: string | undefined; openId?: number | undefined }

export function linkTo({ tab, state, openId }: Place): string {
  const query = new URLSearchParams()
  if (tab === 'reviews') query.set('tab', tab)
  if (state) query.set('state', state)
  if (openId) query.set('open', String(openId))
  const words = query.toString()
  return words ? `/inbox?${words}` : '/inbox'
}

/** A state of this list; undefined for any other text in the address. */
export function stateOf<T extends Tab>(tab: T, typed: string | undefined): State<T> | undefined {
  const known: readonly State<T>[] = states[tab]
  return known.find((each) => each === typed)
}
