import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint'
import { getImportPictures } from '#contract/office/import-pictures'
import type { ImportKind, ImportState } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { getImport, getImportRows, getImports } from '#contract/office/imports'
import { keyOf, read } from '../../api/read'
import { pagesOf } from '../api/pages'
import { callAgain } from '../api/poll'
import { loadRefusals } from '../text/say-refusal'

export type JobRow = OutputOf<typeof getImportRows>['rows'][number]
/** The rows of one kind; `warned` includes all kinds. */
export type RowKind = ImportKind | 'warned'

/** Polled only while the server works on a file and the tab is visible. */
const pollRunningMs = 1500
const running: readonly ImportState[] = ['checking', 'applying', 'fetching', 'taking_off']

export function isRunning({ state }: Pick<Job, 'state'>): boolean {
  return running.includes(state)
}

export function useJob(id: number) {
  return useQuery({
    queryKey: read(getImport, { id }).queryKey,
    queryFn: async ({ signal }) => {
      const answer = await callAgain(getImport, { id }, signal)
      // The problems of a file and of its rows are refusals, shown in words of this language.
      await loadRefusals()
      return answer
    },
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
  return useInfiniteQuery({
    ...pagesOf(getImportRows, { id, kind }),
    queryKey: [...keyOf(getImportRows, { id, kind }), v, 'pages'],
  })
}

/** Pictures that could not be fetched. */
export function usePictureFailures({ id, v, pictures: { failed } }: Job) {
  return useInfiniteQuery({
    ...pagesOf(getImportPictures, { id }),
    queryKey: [...keyOf(getImportPictures, { id }), v, failed, 'pages'],
    placeholderData: keepPreviousData,
    enabled: failed > 0,
  })
}
