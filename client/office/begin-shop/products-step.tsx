import { useBeginText } from '../text/begin'
import { Button } from '../ui/button'
import { Link } from '../ui/link'
import type { StepProps } from './step-props'

/** 4: the form of a product has the rest. */
export function ProductsStep({
  started: { shelves: catalogue, goods: products },
  onLater,
}: StepProps) {
  const text = useBeginText()
  const hasCategory = catalogue.menus.some(({ categories }) => categories.length > 0)
  return (
    <div className="stack">
      {hasCategory ? <p>{text.goods.about}</p> : <p className="note">{text.goods.wantsMenu}</p>}
      <div className="acts">
        <Link className="btn pri" to="/products/new" state={{ next: '/' }}>
          {text.goods.add}
        </Link>
        {products > 0 ? (
          <Link className="btn out" to="/products">
            {text.goods.all}
          </Link>
        ) : (
          <Button className="quiet" onClick={onLater}>
            {text.later}
          </Button>
        )}
      </div>
      <Link className="link" to="/import">
        {text.goods.bring}
      </Link>
    </div>
  )
}
