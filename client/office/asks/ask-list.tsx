import { useQuery } from '@tanstack/react-query'
import { getAsks, markAsk } from '#contract/office/asks'
import { getProducts } from '#contract/office/products'
import { useWords } from '../../text/lang'
import { poll } from '../api/poll'
import { useSend } from '../api/send'
import { OfflineWhy } from '../ui/act-button'
import { Unread } from '../ui/read-failed'
import { AskRow } from './ask-row'
import { askWords } from './words'
import './asks.css'

/** Who wants to hear that the product is back, newest first, and below them who was told. */
export function AskList({ productId }: { productId: number }) {
  const text = useWords(askWords)
  const answer = useQuery(poll(getAsks, { product_id: productId }))
  const mark = useSend(markAsk, { refreshes: [getAsks, getProducts] })
  const { data } = answer
  if (!data) return <Unread read={answer} />
  const { product, asks } = data
  return (
    <>
      <OfflineWhy />
      {asks.every(({ told_at }) => told_at !== null) && (
        <p className="panel-body mute">{text.none}</p>
      )}
      {asks.length > 0 && product.stock === 0 && <p className="panel-body">{text.soldOut}</p>}
      <ul className="ruled asks num">
        {asks.map((ask) => (
          <AskRow
            key={ask.id}
            ask={ask}
            product={product}
            busy={mark.isPending && mark.variables.id === ask.id}
            onMark={(told) => mark.mutate({ id: ask.id, told })}
          />
        ))}
      </ul>
    </>
  )
}
