import type { OutputOf } from '#contract/endpoint'
import type { getToday } from '#contract/office/today'
import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { Panel } from '../../ui/layout/panel'
import { Thumb } from '../../ui/media/thumb'
import { todayWords } from '../text/today-words'

type ProductsPanelProps = { products: OutputOf<typeof getToday>['products']; days: number }

export function ProductsPanel({ products, days }: ProductsPanelProps) {
  const text = useWords(todayWords)
  return (
    <Panel title={text.today.ordered(days)}>
      {products.length === 0 ? (
        <Notice title={text.today.noneOrdered}>
          <a className="link" href="/" target="_blank" rel="noreferrer">
            {text.today.toShop}
          </a>
        </Notice>
      ) : (
        <table className="table today-table rank num">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {text.today.product}
              </th>
              <th scope="col" className="amount">
                {text.today.quantity}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ title, slug, image, quantity }) => (
              <tr key={slug}>
                <td>
                  <Thumb url={image} />
                </td>
                <td>{title}</td>
                <td className="amount bold">{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
