import { useQuery } from '@tanstack/react-query'
import { getAsks } from '#contract/office/asks'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { poll } from '../api/poll'
import { AskList } from './ask-list'
import { askWords } from './words'

/** The list on the product's form, only while there is somebody. */
export function AskPanel({ productId }: { productId: number }) {
  const text = useWords(askWords)
  const { data } = useQuery(poll(getAsks, { product_id: productId }))
  if (!data || data.asks.length === 0) return null
  return (
    <Panel title={text.title}>
      <AskList productId={productId} />
    </Panel>
  )
}
