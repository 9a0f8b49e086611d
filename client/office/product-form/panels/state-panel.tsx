import { useWords } from '../../../text/lang'
import { Panel } from '../../../ui/layout/panel'
import { productWords } from '../../text/product-words'
import { uploadIdOf } from '../state/fields'
import { useUploads } from '../state/uploads'
import type { FormState } from '../state/use-form-state'
import { LinkOfProduct } from './link-of-product'

/** The state of the product, and the acts that it allows. */
export function StatePanel({ state }: { state: FormState }) {
  const { now } = useWords(productWords).product
  const { product } = state.form
  const left = useLeft(state)
  const where = !product
    ? 'draft'
    : product.archived_at
      ? 'archived'
      : product.stock === 0
        ? 'soldOut'
        : 'inShop'
  const tags = { draft: 'warn', archived: '', soldOut: 'bad', inShop: 'good' }
  const hint = {
    draft: now.newHint,
    archived: now.archivedHint,
    soldOut: state.isChanged() ? now.changed : now.same,
    inShop: state.isChanged() ? now.changed : now.same,
  }
  return (
    <Panel title={now.title} actions={<span className={`tag ${tags[where]}`}>{now[where]}</span>}>
      <div className="panel-body stack num">
        <p>
          {hint[where]}
          {state.kept === 'server' && ` ${now.otherPhone}`}
        </p>
        {product && !product.archived_at && <LinkOfProduct product={product} />}
        {left.length > 0 && (
          <p className="note">
            {`${now.left} `}
            <b className="bold">{left.join(', ')}</b>
          </p>
        )}
        {product && product.in_carts + product.open_orders > 0 && (
          <ul className="mute">
            {product.in_carts > 0 && <li>{now.inCarts(product.in_carts)}</li>}
            {product.open_orders > 0 && <li>{now.openOrders(product.open_orders)}</li>}
          </ul>
        )}
      </div>
    </Panel>
  )
}

/** Missing fields that block the publish. */
function useLeft({ fields }: FormState): string[] {
  const { photos, fields: names } = useWords(productWords).product
  const uploads = useUploads()
  const own = fields.images.flatMap(({ ref }) => uploads.get(uploadIdOf(ref) ?? '') ?? [])
  const failed = own.filter(({ state }) => state === 'failed').length
  const onWay = own.length - failed
  return [
    ...(fields.images.length === 0 ? [names.images] : []),
    ...(onWay > 0 ? [photos.onWay(onWay)] : []),
    ...(failed > 0 ? [photos.failed(failed)] : []),
    ...(fields.title.trim() === '' ? [names.title] : []),
    ...(fields.price.trim() === '' ? [names.price] : []),
    ...(fields.categories.length === 0 ? [names.categories] : []),
  ]
}
