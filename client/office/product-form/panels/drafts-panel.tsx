import { useQuery } from '@tanstack/react-query'
import { getDrafts } from '#contract/office/drafts'
import { read } from '../../../api/read'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Panel } from '../../../ui/layout/panel'
import { Link } from '../../../ui/text/link'
import { productWords } from '../../text/product-words'
import { When } from '../../ui/when'
import type { FormState } from '../state/use-form-state'

type DraftsPanelProps = { state: FormState; onAnother: () => void }

/** Drafts of other new products, and a button for one more. */
export function DraftsPanel({ state, onAnother }: DraftsPanelProps) {
  const { drafts: text } = useWords(productWords).product
  const own = state.form.draft?.id
  // Refetched: the draft that was left just now is one of them.
  const { data } = useQuery({ ...read(getDrafts, {}), staleTime: 0 })
  const others = data?.drafts.filter(({ id, product_id: of }) => of === null && id !== own) ?? []
  const isStored = state.kept === 'server'
  if (others.length === 0 && !isStored) return null
  return (
    <Panel title={text.title}>
      <div className="panel-body stack num">
        {others.length > 0 && (
          <ul className="drafts">
            {others.map(({ id, title, by, at }) => (
              <li className="grid" key={id}>
                <Link className="link inline-flex control" to={`/products/new?draft=${id}`}>
                  {title || text.noName}
                </Link>
                <small className="mute small">
                  {`${by} · `}
                  <When at={at} />
                </small>
              </li>
            ))}
          </ul>
        )}
        {isStored && <Button onClick={onAnother}>{text.another}</Button>}
      </div>
    </Panel>
  )
}
