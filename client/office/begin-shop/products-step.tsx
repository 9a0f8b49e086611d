import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { LinkButton } from '../../ui/form/link-button'
import { Link } from '../../ui/text/link'
import type { StepProps } from './step-props'
import { beginWords } from './words'

/** 4: the form of a product has the rest. */
export function ProductsStep({ started: { catalogue, products }, onLater }: StepProps) {
  const text = useWords(beginWords)
  const hasCategory = catalogue.menus.some(({ categories }) => categories.length > 0)
  return (
    <div className="stack">
      {hasCategory ? (
        <p>{text.products.about}</p>
      ) : (
        <p className="note">{text.products.wantsMenu}</p>
      )}
      <div className="acts">
        <LinkButton kind="primary" to="/products/new" state={{ next: '/' }}>
          {text.products.add}
        </LinkButton>
        {products > 0 ? (
          <LinkButton to="/products">{text.products.all}</LinkButton>
        ) : (
          <Button className="quiet" onClick={onLater}>
            {text.later}
          </Button>
        )}
      </div>
      <Link className="link" to="/import">
        {text.products.bring}
      </Link>
    </div>
  )
}
