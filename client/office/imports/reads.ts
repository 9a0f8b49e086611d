import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { getImportPictures } from '#contract/office/import-pictures'
import type { ImportState } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { getImport, getImportRows, getImports } from '#contract/office/imports'
import { keyOf, read } from '../../api/read'
import { pagesOf } from '../api/pages'
import { callAgain } from '../api/poll'
import { loadRefusals } from '../text/say-refusal'

export type JobRow = OutputOf<typeof getImportRows>['rows'][number]
/** The rows of one kind; `warned` includes all kinds. */
export type RowKind = 'new' | 'changed' | 'same' | 'doubtful' | 'wrong' | 'failed' | 'warned'

/** Polled only while the server works on a file and the tab is visible. */
const pollRunningMs = 1500
const running: readonly ImportState[] = ['checking', 'applying', 'fetching', 'taking_off']

export function isRunning({ state }: Pick<Job, 'state'>): boolean {
  return running.includes(state)
}

export function useJob(id: number) {
  return useQuery({
    queryKey: read(getImport, { id }).queryKey,
    queryFn: ({ signal }) => withRefusals(callAgain(getImport, { id }, signal)),
    // A file that another person removed is no longer running.
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

/** Each step makes new rows. */
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

/** Pictures that could not be fetched. */
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

/** Loads the translations of a file's or a row's problems, which are refusals. */
async function withRefusals<T>(answer: Promise<T>): Promise<T> {
  await loadRefusals()
  return answer
}
