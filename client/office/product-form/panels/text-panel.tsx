import { Suspense } from 'react'
import { useWords } from '../../../text/lang'
import { Panel } from '../../../ui/layout/panel'
import { productWords } from '../../text/product-words'
import { TextField } from '../late-parts'
import type { Errors } from '../state/check'
import type { FormState } from '../state/use-form-state'
import type { Publish } from '../state/use-publish'

type TextPanelProps = { state: FormState; errors: Errors; removed: Publish['removed'] }

export function TextPanel({ state, errors, removed }: TextPanelProps) {
  const { text } = useWords(productWords).product
  return (
    <Panel title={text.title}>
      <div className="panel-body text-in">
        <Suspense>
          <TextField
            label={<span className="visually-hidden">{text.title}</span>}
            name={text.title}
            rows={6}
            html={state.fields.description}
            error={errors.description}
            removed={removed.filter(({ field }) => field === 'description')}
            onChange={(description) => state.change({ description })}
          />
        </Suspense>
      </div>
    </Panel>
  )
}
