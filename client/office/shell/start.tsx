import { Navigate } from 'react-router'
import { useOpenPlaces } from './use-open-places'

/** Leads to the first place of the menu. */
export function Start() {
  const [first] = useOpenPlaces()
  return <Navigate to={first?.to ?? '/me'} replace />
}
