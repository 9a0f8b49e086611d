import { useMemo } from 'react'
import { useRights } from '../api/me'
import { type Place, places, rightOf } from './places'

/** The places of the menu that the person may open. */
export function useOpenPlaces(): readonly Place[] {
  const rights = useRights()
  return useMemo(() => places.filter(({ name }) => rights.includes(rightOf[name])), [rights])
}
