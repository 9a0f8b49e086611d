import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/read'
import { getToday } from '#contract/office/today'

/** Others work at the same time: read again while it is seen. */
const againAfterMs = 15_000

export function useToday() {
  return useQuery({ ...read(getToday, {}), refetchInterval: againAfterMs })
}
