import { Search } from 'lucide-react'
import { useText } from '../text/lang'
import { answers } from '../text/rooms/answers'
import { EmptyState } from '../ui/layout/empty-state'
import { useHead } from '../ui/text/head'

/** A search without a keyword. */
export function NothingToFind() {
  const text = useText({ answers })
  const { search, aboutSearch, whatFor, howToSearch } = text.answers
  useHead({ title: search, description: aboutSearch, hidden: true })
  return (
    <div className="wrap">
      <h1 className="listing-title">{search}</h1>
      <EmptyState title={whatFor} icon={Search}>
        <p>{howToSearch}</p>
      </EmptyState>
    </div>
  )
}
