import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getDrafts } from '#contract/office/drafts'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Thumb } from '../../ui/media/thumb'
import { Link } from '../../ui/text/link'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'
import { frameWords } from '../text/frame-words'
import { When } from '../ui/when'
import { productsWords } from './words'

/** Drafts of new products: own ones, and all others. `children` show if there are none. */
export function NewDrafts({ children }: { children: ReactNode }) {
  const { words } = useWords(frameWords)
  const text = useWords(productsWords)
  const pages = useInfiniteQuery(pagesOf(getDrafts, {}, pollEveryMs))
  const drafts = pages.data?.pages
    .flatMap((page) => page.drafts)
    .filter(({ product_id }) => product_id === null)
  if (!drafts || (drafts.length === 0 && !pages.hasNextPage)) return drafts ? children : null
  return (
    <ul className="panel ruled new-drafts num" aria-label={text.newDrafts}>
      {drafts.map(({ id, title, image, by, own, at }) => (
        <li key={id}>
          <Link className="flex gap-12 product-cell" to={`/products/new?draft=${id}`}>
            <Thumb url={image} size={48} />
            <span>
              <b className="clamp break">{title || text.noName}</b>
              <small className="subline">
                <span className="has-draft">{own ? text.ownDraft : text.draftOf(by)}</span>
                {' · '}
                <When at={at} />
              </small>
            </span>
          </Link>
        </li>
      ))}
      {pages.hasNextPage && (
        <li>
          <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {words.more}
          </Button>
        </li>
      )}
    </ul>
  )
}
