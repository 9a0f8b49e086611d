import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { Link } from '../ui/link'
import { Picture } from '../ui/picture'
import './order-lines.css'

type Line = {
  id: number
  quantity: number
  product: { slug: string; title: string; image: string; price: number }
}

/** Lines to read, not to change: at checkout and of an order. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="order-lines num">
      {lines.map(({ id, quantity, product }) => (
        <li key={id}>
          <span className="order-lines-picture">
            <Picture url={product.image} alt="" sizes="64px" />
          </span>
          <span className="order-lines-what">
            <Link to={paths.product(product.slug)}>{product.title}</Link>
            <small>
              {formatTaka(product.price)} × {quantity}
            </small>
          </span>
          <strong>{formatTaka(product.price * quantity)}</strong>
        </li>
      ))}
    </ul>
  )
}
