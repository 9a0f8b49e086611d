import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { keyOf, read } from '../../api/read'
import { pagesOf } from '../api/pages'
import { callAgain } from '../api/poll'
import { loadRefusals } from '../text/say-refusal'
import { getImportPictures } from '#contract/office/import-pictures'
import type { ImportState } from '#contract/office/import-rules'
import { getImport, getImportRows, getImports } from '#contract/office/imports'
import type { Job } from '#contract/office/imports-shapes'

export type JobRow = OutputOf<typeof getImportRows>['rows'][number]
/** The rows of one kind, `warned` of any. */
export type RowKind = 'new' | 'changed' | 'same' | 'wrong' | 'failed' | 'warned'

/** Asked while the server works on a file and the tab is seen; never otherwise. */
const pollRunningMs = 1500
const running: readonly ImportState[] = ['checking', 'applying', 'fetching', 'taking_off']

export function isRunning({ state }: Pick<Job, 'state'>): boolean {
  return running.includes(state)
}

export function useJob(id: number) {
  return useQuery({
    queryKey: read(getImport, { id }).queryKey,
    queryFn: ({ signal }) => withRefusals(callAgain(getImport, { id }, signal)),
    // One that another person has removed runs no more.
    refetchInterval: ({ state: { data, error } }) =>
      data && isRunning(data.job) && error?.status !== 404 ? pollRunningMs : false,
  })
}

export function useJobs() {
  return useInfiniteQuery({
    ...pagesOf(getImports, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ jobs }) => jobs.some(isRunning)) ? pollRunningMs : false,
  })
}

/** Each step makes the rows anew. */
export function useRows({ id, v }: Job, kind: RowKind) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...keyOf(getImportRows, { id, kind }), v, 'pages'],
      queryFn: ({ signal, pageParam }) =>
        withRefusals(callAgain(getImportRows, { id, kind, after: pageParam }, signal)),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  )
}

/** Pictures that did not come. */
export function usePictureFailures({ id, v, pictures }: Job) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...keyOf(getImportPictures, { id }), v, pictures.failed, 'pages'],
      queryFn: ({ signal, pageParam }) =>
        withRefusals(callAgain(getImportPictures, { id, after: pageParam }, signal)),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      enabled: pictures.failed > 0,
    }),
  )
}

/** The trouble of a file or a row, translated as a refusal is. */
async function withRefusals<T>(answer: Promise<T>): Promise<T> {
  await loadRefusals()
  return answer
}
