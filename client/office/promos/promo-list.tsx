import { Pencil } from 'lucide-react'
import type { Promo } from '#contract/office/promos'
import { formatTaka } from '../../text/format'
import { Link } from '../../ui/text/link'
import { usePromoText } from '../text/promos'
import { Code, StateTag, Uses, useLimitWords, useOrderWords, useTimeWords } from './promo-words'

export function addressOf({ id }: Promo): string {
  return `/promos?open=${id}`
}

/** On a wide screen: a table with the open one marked. */
export function PromoTable({ promos, openId }: { promos: Promo[]; openId: number | undefined }) {
  const { columns, fields } = usePromoText()
  return (
    <section className="panel promo-table">
      <table className="table">
        <thead>
          <tr>
            <th>{fields.code}</th>
            <th className="amount">{fields.taka}</th>
            <th>{columns.uses}</th>
            <th>{columns.terms}</th>
            <th>{columns.time}</th>
            <th>
              <span className="visually-hidden">{columns.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {promos.map((promo) => (
            <PromoRow key={promo.id} promo={promo} isOpen={promo.id === openId} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PromoRow({ promo, isOpen }: { promo: Promo; isOpen: boolean }) {
  const text = usePromoText()
  const limits = useLimitWords(promo)
  const classes = [isOpen && 'on', promo.state === 'ended' && 'mute'].filter(Boolean).join(' ')
  return (
    <tr className={classes || undefined}>
      <td>
        <Code code={promo.code} />
        {promo.note && <small className="block fine break promo-note">{promo.note}</small>}
      </td>
      <td className="amount sum" translate="no">
        {formatTaka(promo.taka)}
      </td>
      <td>
        <Uses promo={promo} />
      </td>
      <td>
        {useOrderWords(promo)}
        {limits && <small className="block fine break">{limits}</small>}
      </td>
      <td>
        <StateTag promo={promo} />
        <small className="block fine break">{useTimeWords(promo)}</small>
      </td>
      <td>
        <Link
          className="button button-square quiet whole"
          to={addressOf(promo)}
          aria-label={text.change(promo.code)}
          aria-current={isOpen ? 'page' : undefined}
        >
          <Pencil className="glyph" aria-hidden />
        </Link>
      </td>
    </tr>
  )
}

/** On a phone: a card for each promo, which opens it. */
export function PromoCards({ promos }: { promos: Promo[] }) {
  return (
    <ul className="grid gap-10 promo-cards">
      {promos.map((promo) => (
        <PromoCard key={promo.id} promo={promo} />
      ))}
    </ul>
  )
}

function PromoCard({ promo }: { promo: Promo }) {
  const text = usePromoText()
  const limits = useLimitWords(promo)
  return (
    <li className={promo.state === 'ended' ? 'panel mute' : 'panel'}>
      <Code code={promo.code} />
      <b className="sum" translate="no">
        {formatTaka(promo.taka)}
      </b>
      <span className="block fine break promo-note">{promo.note}</span>
      <StateTag promo={promo} />
      <Uses promo={promo} />
      <span className="grid mute small right terms">
        <span>{useOrderWords(promo)}</span>
        {limits && <span className="break">{limits}</span>}
        <span>{useTimeWords(promo)}</span>
      </span>
      <Link className="whole" to={addressOf(promo)} aria-label={text.change(promo.code)} />
    </li>
  )
}
