import { useProductText } from '../text/product-text'
import { Panel } from '../ui/panel'
import type { Errors } from './check'
import { TextField } from './text-field'
import type { FormState } from './use-form-state'
import type { Publish } from './use-publish'

type TextPanelProps = { state: FormState; errors: Errors; removed: Publish['removed'] }

/** The description, and the parts that the shop removed from it. */
export function TextPanel({ state, errors, removed }: TextPanelProps) {
  const { text } = useProductText().product
  const parts: Record<string, string> = text.removedParts
  return (
    <Panel title={text.title}>
      <div className="in stack">
        <TextField
          label={<span className="vh">{text.title}</span>}
          hint={text.hint}
          rows={6}
          html={state.fields.description}
          error={errors.description}
          onChange={(description) => state.change({ description })}
        />
        <div role="status">
          {removed.length > 0 && (
            <p className="note num">
              <b className="b">{text.removed}</b>{' '}
              {removed.map(({ what, n }) => text.removedPart(parts[what] ?? what, n)).join(', ')}
            </p>
          )}
        </div>
      </div>
    </Panel>
  )
}
