import { useMemo } from 'react'
import { useRights } from '../account/queries'
import { screens } from '../screens'
import { type Place, places } from './places'

/** The places of the menu that are there, and open to who is signed in. */
export function useOpenPlaces(): readonly Place[] {
  const rights = useRights()
  return useMemo(
    () =>
      places.filter(({ to }) => {
        const screen = screens.find(({ path }) => path === to)
        return screen && rights.includes(screen.right)
      }),
    [rights],
  )
}
