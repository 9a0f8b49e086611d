import { useWords } from '../../text/lang'
import { useRights } from '../api/me'
import { ListPage } from '../record/list-page'
import { ListSearch } from '../record/list-search'
import { blocks, useSoughtNumber } from './block'
import { BlockForm } from './block-form'
import { useBlockAgain } from './use-remove'
import { blockWords } from './words'
import './blocks.css'

/** Blocked numbers: the list, and for owner and manager the form of one beside it. */
export function BlocksPage() {
  const text = useWords(blockWords)
  const q = useSoughtNumber() ?? ''
  const mayChange = useRights().includes('blocks')
  useBlockAgain()
  return (
    <ListPage
      of={blocks}
      form={mayChange ? BlockForm : undefined}
      bar={<ListSearch q={q} label={text.find} hint={text.findHint} />}
    />
  )
}
