import type { ProductRow } from '#contract/office/product-row-shapes'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Thumb } from '../../ui/media/thumb'
import { productsWords } from './words'

const most = 5

type FirstRowsProps = {
  rows: readonly ProductRow[]
  /** The row's future price in an act on prices; null for an impossible one. */
  after?: ((row: ProductRow) => number | null) | undefined
}

/** The first products of an act, with their prices before and after, and the number of others. */
export function FirstRows({ rows, after }: FirstRowsProps) {
  const text = useWords(productsWords)
  return (
    <div>
      <table className="first num">
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            {after && (
              <>
                <th scope="col" className="amount">
                  {text.bulk.now}
                </th>
                <th scope="col" className="amount">
                  {text.bulk.later}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.id}>
              <td>
                <span className="flex gap-12 product-cell">
                  <Thumb url={row.image} size={34} />
                  <span className="clamp">{row.title}</span>
                </span>
              </td>
              {after && (
                <>
                  <td className="amount mute" translate="no">
                    {formatTaka(row.price)}
                  </td>
                  <td className="amount bold">{sayPrice(after(row))}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && <p className="fine">{text.bulk.andMore(rows.length - most)}</p>}
    </div>
  )

  function sayPrice(price: number | null) {
    return price === null ? <span className="wrong">{text.bulk.noPrice}</span> : formatTaka(price)
  }
}
