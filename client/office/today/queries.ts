import { useQuery } from '@tanstack/react-query'
import { poll } from '../api/poll'
import { getToday } from '#contract/office/today'

export function useToday() {
  return useQuery(poll(getToday, {}))
}
