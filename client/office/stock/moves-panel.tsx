import { useInfiniteQuery } from '@tanstack/react-query'
import { getStockMoves } from '#contract/office/stock'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { pagesOf } from '../api/pages'
import { sentenceOf } from '../api/send'
import { frameWords } from '../text/frame-words'
import { When } from '../ui/when'
import { countWords } from './words'

type MovesPanelProps = {
  productId: number
  /** The choice of a move; null without choices. */
  nameOf: (itemId: number) => string | null
}

/** Changes of the stock: reason, author, time, and order if any. */
export function MovesPanel({ productId, nameOf }: MovesPanelProps) {
  const { words } = useWords(frameWords)
  const { moves: text } = useWords(countWords)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(getStockMoves, { product_id: productId }),
  )
  const moves = data?.pages.flatMap((page) => page.moves) ?? []
  return (
    <Panel title={text.title}>
      {error && !data && <p className="panel-body wrong">{sentenceOf(error)}</p>}
      {data && moves.length === 0 && <p className="panel-body mute">{text.none}</p>}
      <ul className="ruled moves num">
        {moves.map(({ id, stock_item_id, change, why, note, by, trans_id, at }) => (
          <li className="flex between gap-12" key={id}>
            <span className="break">
              {text.whys[why]}
              {trans_id && (
                <>
                  {' '}
                  <Link className="link" to={`/orders/${trans_id}`} translate="no">
                    {trans_id}
                  </Link>
                </>
              )}
              {[nameOf(stock_item_id), note].map((part) => part && ` · ${part}`)}
              <small className="mute">
                <When at={at} />
                {by && ` · ${by}`}
              </small>
            </span>
            <b className={change > 0 ? 'rigid ink-green' : 'rigid ink-brick'}>
              {change > 0 ? `+${change}` : `−${-change}`}
            </b>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="panel-body">
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Panel>
  )
}
