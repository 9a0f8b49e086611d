import { Search } from 'lucide-react'
import { useWords } from '../text/lang'
import { EmptyState } from '../ui/layout/empty-state'
import { useHead } from '../ui/text/head'
import { answerWords } from './answer-words'

/** A search without a keyword. */
export function NothingToFind() {
  const text = useWords(answerWords)
  const { search, aboutSearch, whatFor, howToSearch } = text
  useHead({ title: search, description: aboutSearch(), hidden: true })
  return (
    <div className="wrap">
      <h1 className="listing-title">{search}</h1>
      <EmptyState title={whatFor} icon={Search}>
        <p>{howToSearch}</p>
      </EmptyState>
    </div>
  )
}
