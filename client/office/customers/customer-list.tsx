import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { getCustomers } from '#contract/office/customers'
import { Button } from '../../ui/form/button'
import { LinkButton } from '../../ui/form/link-button'
import { Notice } from '../../ui/layout/notice'
import { pagesOf } from '../api/pages'
import { useText } from '../text/lang'
import { ReadFailed } from '../ui/read-failed'
import { useRowKeys } from '../ui/row-keys'
import { Waiting } from '../ui/waiting'
import { CustomerFind } from './customer-find'
import { CustomerRow } from './customer-row'

type CustomerListProps = { q: string; search: string; openId: string | undefined }

/** All customers, or the matches, newest first. */
export function CustomerList({ q, search, openId }: CustomerListProps) {
  const text = useText()
  const pages = useInfiniteQuery(pagesOf(getCustomers, { q: q || undefined }))
  const rows = pages.data?.pages.flatMap((page) => page.customers)
  const list = useRef<HTMLElement>(null)
  useRowKeys(list)
  return (
    <section className="list" aria-label={text.customers.list} ref={list}>
      <CustomerFind q={q} />
      {pages.error && !rows && <ReadFailed error={pages.error} onRetry={pages.refetch} />}
      {pages.isPending && <Waiting />}
      {rows?.length === 0 && !q && <Notice title={text.customers.none} />}
      {rows?.length === 0 && q && (
        <Notice title={text.customers.noneFound(q)} hint={text.customers.noneFoundHint}>
          <LinkButton to="/customers">{text.customers.showAll}</LinkButton>
        </Notice>
      )}
      <ul>
        {rows?.map((row) => (
          <CustomerRow
            key={row.id}
            row={row}
            to={`/customers/${row.id}${search}`}
            isOpen={String(row.id) === openId}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="more-rows">
          <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {pages.isFetchNextPageError ? text.words.tryAgain : text.words.more}
          </Button>
        </div>
      )}
    </section>
  )
}
