import { useQuery } from '@tanstack/react-query'
import { getToday } from '#contract/office/today'
import { poll } from '../api/poll'

export function useToday() {
  return useQuery(poll(getToday, {}))
}
