import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { ApiError } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { callAgain, pollEveryMs } from '../api/poll'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { isNewer, type Listed, type Own, type Row } from './rows'

/** The open row: of the list, whose rows are whole, else read by its own call. */
export function useOne<R extends Row>(of: { own?: Own<R> }, listed: Listed<R>, id = 0) {
  const { own } = of
  const found = listed.rows?.find((row) => row.id === id)
  const input = own?.inputOf({ id } as unknown as R)
  const { data, error, refetch } = useQuery<unknown, ApiError>({
    queryKey: own ? keyOf(own.call, input) : [],
    queryFn: ({ signal }) => own && callAgain(own.call, Object(input), signal),
    enabled: own !== undefined && id !== 0 && !listed.pages.isPending && !found,
    refetchInterval: pollEveryMs,
  })
  const read: R | undefined = own && Object(data)[own.field]
  return { row: isNewer(read, found) ? read : (found ?? read), error, refetch }
}

/** The row that an address names, sought page by page where no call reads it alone. */
export function useSought<R extends Row>({ pages, rows }: Listed<R>, id: string | null) {
  const row = rows?.find((each) => String(each.id) === id)
  const isSought = id !== null && !row
  const { hasNextPage, isFetching, error, fetchNextPage } = pages
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && !error) fetchNextPage()
  }, [isSought, hasNextPage, isFetching, error, fetchNextPage])
  return { row, isSought, isOver: !hasNextPage }
}

type OpenedProps<R> = {
  opened: { row: R | undefined; error: ApiError | null; refetch: () => unknown }
  /** The address names no row. */
  gone: ReactNode
  children: (row: R) => ReactNode
}

/** The open row, or what there is in its place. */
export function Opened<R>({ opened: { row, error, refetch }, gone, children }: OpenedProps<R>) {
  if (row) return children(row)
  if (!error) return <Waiting />
  const isGone = error.status === 404 || error.status === 422
  return isGone ? gone : <ReadFailed error={error} onRetry={refetch} />
}
