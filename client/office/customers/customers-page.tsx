import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { getCustomer, getCustomers } from '#contract/office/customers'
import { read } from '../../api/read'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { LinkButton } from '../../ui/form/link-button'
import { Notice } from '../../ui/layout/notice'
import { formatPhone } from '../orders/phone'
import { openAddress, words } from '../record/address'
import { ListSearch } from '../record/list-search'
import { Opened } from '../record/open-row'
import { openRows } from '../record/rows'
import { RowLink, SplitList, SplitPage } from '../record/split-page'
import { frameWords } from '../text/frame-words'
import { CustomerCard } from './customer-card'
import { customerWords } from './words'
import '../../ui/layout/detail.css'
import './customers.css'

const { filtersOf, linkTo } = openAddress('/customers', { q: words() })
/** Not polled: a search reads all of them. */
const customers = openRows(getCustomers, 'customers', { everyMs: false })

/** The list of customers and one of them. */
export function CustomersPage() {
  const text = useWords(customerWords)
  const frame = useWords(frameWords)
  const { id } = useParams()
  const { q } = filtersOf(useSearchParams()[0])
  return (
    <SplitPage
      name="customers"
      title={id ? text.customers.one : frame.places.customers}
      back={linkTo({ q })}
      openId={id}
      choose={text.customers.choose}
      rows={<CustomerList q={q} openId={id} />}
    >
      {id && <OpenCustomer key={id} id={Number(id)} />}
    </SplitPage>
  )
}

function OpenCustomer({ id }: { id: number }) {
  const { customers: text } = useWords(customerWords)
  const { data, error, refetch } = useQuery(read(getCustomer, { id }))
  const gone = (
    <Notice title={text.noSuch}>
      <LinkButton to="/customers">{text.showAll}</LinkButton>
    </Notice>
  )
  return (
    <Opened opened={{ row: data?.customer, error, refetch }} gone={gone}>
      {(customer) => <CustomerCard customer={customer} />}
    </Opened>
  )
}

type CustomerListProps = { q: string | undefined; openId: string | undefined }

/** All customers, or the matches, newest first. */
function CustomerList({ q, openId }: CustomerListProps) {
  const { customers: text } = useWords(customerWords)
  const lang = useLang()
  const empty = q ? (
    <Notice title={text.noneFound(q)} hint={text.noneFoundHint}>
      <LinkButton to="/customers">{text.showAll}</LinkButton>
    </Notice>
  ) : (
    <Notice title={text.none} />
  )
  const listed = customers.useList({ q })
  return (
    <SplitList
      label={text.list}
      listed={listed}
      bar={<ListSearch q={q ?? ''} label={text.find} hint={text.findHint} />}
      empty={empty}
    >
      {listed.rows?.map((row) => (
        <RowLink
          key={row.id}
          kind="customer"
          row={row}
          to={linkTo({ q }, row.id)}
          isOpen={String(row.id) === openId}
        >
          <span className="ellipsis bold row-name">{row.name}</span>
          <span className="sum">{text.orders(row.orders)}</span>
          <span className="flow row-phone" translate={row.number ? 'no' : undefined}>
            {row.number ? formatPhone(row.number) : text.noNumber}
          </span>
          <span className="wait">{formatMoment(row.created_at, lang)}</span>
          <span className="what">{row.email}</span>
        </RowLink>
      ))}
    </SplitList>
  )
}
