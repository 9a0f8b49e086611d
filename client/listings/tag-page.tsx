import { useParams } from 'react-router'
import { ListingScreen } from './listing-screen'

export function TagPage() {
  const { tag = '' } = useParams()
  return <ListingScreen key={tag} kind="tag" name={tag} title={tag} />
}
