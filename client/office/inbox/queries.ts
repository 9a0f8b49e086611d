import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { Message, OfficeReview } from '#contract/office/inbox'
import { getMessage, getMessages, getReview, getReviews } from '#contract/office/inbox'
import type { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { callAgain, pollEveryMs } from '../api/poll'
import type { State, Tab } from './place'

type Page<T> = { rows: T[]; next: string | null }
export type Entries = { messages: Message; reviews: OfficeReview }

const starts = { messages: keyOf(getMessages), reviews: keyOf(getReviews) }
const keyOfOne = (tab: Tab, id: number) => [...starts[tab], 'one', id]

export function useMessages(state: State<'messages'> | undefined) {
  return usePages('messages', state, async (after, signal) => {
    const { messages, next } = await callAgain(getMessages, { state, after }, signal)
    return { rows: messages, next }
  })
}

export function useReviews(state: State<'reviews'> | undefined) {
  return usePages('reviews', state, async (after, signal) => {
    const { reviews, next } = await callAgain(getReviews, { state, after }, signal)
    return { rows: reviews, next }
  })
}

function usePages<T>(
  tab: Tab,
  state: string | undefined,
  readPage: (after: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
) {
  return useInfiniteQuery({
    queryKey: [...starts[tab], { state }, 'pages'],
    queryFn: ({ signal, pageParam }) => readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: pollEveryMs,
  })
}

const readOne: { [N in Tab]: (id: number, signal: AbortSignal) => Promise<Entries[N]> } = {
  messages: async (id, signal) => (await callAgain(getMessage, { id }, signal)).entry,
  reviews: async (id, signal) => (await callAgain(getReview, { id }, signal)).review,
}

type Pages<T> = { data: { pages: Page<T>[] } | undefined; isPending: boolean }

/** The open entry: from the list if it is among its rows, else read separately. */
export function useOpened<N extends Tab>(tab: N, pages: Pages<Entries[N]>, id = 0) {
  const found = pages.data?.pages.flatMap(({ rows }) => rows).find((row) => row.id === id)
  const {
    data: cached,
    error,
    refetch,
  } = useQuery<Entries[N], ApiError>({
    queryKey: keyOfOne(tab, id),
    queryFn: ({ signal }) => readOne[tab](id, signal),
    enabled: id !== 0 && !pages.isPending && !found,
    refetchInterval: pollEveryMs,
  })
  const entry = found && cached && cached.v > found.v ? cached : (found ?? cached)
  return { entry, error, refetch }
}

/** Stores a row from an answer. */
export function cacheEntry<N extends Tab>(queryClient: QueryClient, tab: N, entry: Entries[N]) {
  changeEntry(queryClient, tab, entry.id, () => entry)
  queryClient.setQueryData(keyOfOne(tab, entry.id), entry)
}

/** Shows a row in its new state before the answer; the returned function reverts it. */
export async function updateOptimistically<N extends Tab>(
  queryClient: QueryClient,
  tab: N,
  { id, state }: { id: number | string; state: Entries[N]['state'] },
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: starts[tab] })
  const before = queryClient.getQueriesData({ queryKey: starts[tab] })
  changeEntry(queryClient, tab, Number(id), (entry) => ({ ...entry, state }))
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}

function changeEntry<N extends Tab>(
  queryClient: QueryClient,
  tab: N,
  id: number,
  change: (entry: Entries[N]) => Entries[N],
) {
  queryClient.setQueryData<Entries[N]>(keyOfOne(tab, id), (entry) => entry && change(entry))
  queryClient.setQueriesData<InfiniteData<Page<Entries[N]>>>(
    { queryKey: starts[tab], predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.id === id ? change(row) : row)),
        })),
      },
  )
}
