import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import type { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'

export type Row = { id: number; v?: number }
type FieldOf<C> = {
  [F in keyof OutputOf<C>]: OutputOf<C>[F] extends readonly Row[] ? F : never
}[keyof OutputOf<C>] &
  string
type RowOf<C, F> = F extends keyof OutputOf<C>
  ? OutputOf<C>[F] extends readonly (infer R extends Row)[]
    ? R
    : never
  : never

/** The read of one row by itself: its call, the field of its answer, and what it asks by. */
export type Own<R> = { call: Call; field: string; inputOf: (row: R) => object }
type Reading<R> = { own?: Own<R>; everyMs?: number | false }
export type Listed<R> = {
  pages: Pages
  rows: R[] | undefined
  /** Reads on until so many are read, or all; resolves with them. */
  readOn: (most: number) => Promise<R[]>
}
/** What a list needs of the hook that reads it page by page. */
export type Pages = {
  error: ApiError | null
  isPending: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  data: unknown
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** The rows of a call's list, in the store: `field` of its answer has them. */
export function openRows<C extends Call, F extends FieldOf<C>>(
  list: C,
  field: F,
  { own, everyMs = pollEveryMs }: Reading<RowOf<C, F>> = {},
) {
  type R = RowOf<C, F>
  type Lists = InfiniteData<OutputOf<C>>
  type Change = (rows: R[], input: InputOf<C>, page: number) => R[]
  const rowsOf = (page: OutputOf<C>) => Object(page)[field] as R[]
  const allOf = (data: Lists | undefined) => data?.pages.flatMap(rowsOf)
  const ownKey = (row: R) => own && keyOf(own.call, own.inputOf(row))
  const filter = {
    queryKey: keyOf(list),
    predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) === 'pages',
  }

  /** Changes one list, page by page. */
  function changeOne(queryClient: QueryClient, key: QueryKey, to: Change) {
    queryClient.setQueryData<Lists>(key, (data) => {
      if (!data) return data
      const input = key[1] as InputOf<C>
      const pages = data.pages.map((page, nr) => {
        return { ...Object(page), [field]: to(rowsOf(page), input, nr) }
      })
      return { ...data, pages }
    })
  }
  function change(queryClient: QueryClient, to: Change) {
    for (const [key] of queryClient.getQueriesData(filter)) changeOne(queryClient, key, to)
  }

  /** A row as it stood returns to its place, unless the list has a newer version of it. */
  function restore(queryClient: QueryClient, key: QueryKey, former: Lists | undefined, id: number) {
    const isIt = (row: R) => row.id === id
    const at = former?.pages.findIndex((page) => rowsOf(page).some(isIt)) ?? -1
    const rows = former?.pages[at] ? rowsOf(former.pages[at]) : []
    const place = rows.findIndex(isIt)
    const was = rows[place]
    const now = allOf(queryClient.getQueryData<Lists>(key))?.find(isIt)
    if (!was || isNewer(now, was)) return
    changeOne(queryClient, key, (all, _input, nr) => {
      if (now) return all.map((row) => (isIt(row) ? was : row))
      return nr === at ? [...all.slice(0, place), was, ...all.slice(place)] : all
    })
  }

  function useStore() {
    const queryClient = useQueryClient()
    const find = (id: number) =>
      queryClient
        .getQueriesData<Lists>(filter)
        .flatMap(([, data]) => allOf(data) ?? [])
        .find((row) => row.id === id)
    /** Rows of an answer, in every list that has them. */
    function put(rows: readonly R[]) {
      const byId = new Map(rows.map((row) => [row.id, row]))
      change(queryClient, (all) => all.map((row) => byId.get(row.id) ?? row))
    }
    /** A whole row of an answer: in the lists, and in the read of its own. */
    function putOne(row: R) {
      put([row])
      const key = ownKey(row)
      if (key && own) queryClient.setQueryData(key, { message: 'success', [own.field]: row })
    }
    /** The same, and first of the lists while none has it. */
    function add(row: R) {
      const isNew = !find(row.id)
      if (isNew) change(queryClient, (all, _input, nr) => (nr === 0 ? [row, ...all] : all))
      putOne(row)
    }
    /** Takes a removed row out of every list. */
    function drop({ id }: Row) {
      change(queryClient, (all) => all.filter((row) => row.id !== id))
    }
    /**
     * Shows a row in its new state before the answer, and without it the lists that it `leaves`.
     * Resolves with the way back.
     */
    async function ahead<E extends R>(
      row: E,
      to: Partial<E>,
      leaves: (input: InputOf<C>) => boolean = () => false,
    ): Promise<() => void> {
      const key = ownKey(row)
      const keys = key ? [keyOf(list), key] : [keyOf(list)]
      await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
      const before = queryClient.getQueriesData<Lists>(filter)
      const alone = key && queryClient.getQueryData(key)
      change(queryClient, (all, input) =>
        all.flatMap((each) => {
          if (each.id !== row.id) return each
          return leaves(input) ? [] : { ...each, ...to }
        }),
      )
      if (key && own && alone) {
        const changed = { ...Object(alone)[own.field], ...to }
        queryClient.setQueryData(key, { ...Object(alone), [own.field]: changed })
      }
      return () => {
        for (const [list, former] of before) restore(queryClient, list, former, row.id)
        const now = key && own && Object(queryClient.getQueryData(key))[own.field]
        if (key && !isNewer(now, row)) queryClient.setQueryData(key, alone)
      }
    }
    return { find, put, putOne, add, drop, ahead }
  }

  function useList(input: InputOf<C>): Listed<R> {
    const pages = useInfiniteQuery(pagesOf(list, input, everyMs))
    async function readOn(most: number) {
      let { data, hasNextPage } = pages
      while (hasNextPage && (allOf(data)?.length ?? 0) < most) {
        ;({ data, hasNextPage } = await pages.fetchNextPage({ cancelRefetch: false }))
      }
      return allOf(data) ?? []
    }
    return { pages, rows: allOf(pages.data), readOn }
  }

  const calls: readonly Call[] = own ? [list, own.call] : [list]
  return { own, calls, useList, useStore }
}

/** Whether both are there, and the one is a newer version. */
export function isNewer(one: Row | undefined, other: Row | undefined): boolean {
  return one !== undefined && other !== undefined && (one.v ?? 0) > (other.v ?? 0)
}
