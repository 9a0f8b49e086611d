import type { PhoneRecord } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { orderWords } from './words'

/** Outcomes of the number's former orders. */
export function RecordPanel({ record }: { record: PhoneRecord }) {
  const { order: text } = useWords(orderWords)
  const { delivered, returned, cancelled } = record
  return (
    <Panel title={text.record}>
      <dl className="panel-body ruled-across facts hist num">
        <div className={delivered > 0 ? 'ink-green' : undefined}>
          <dt>{text.recordDelivered}</dt>
          <dd>{delivered}</dd>
        </div>
        <div className={returned > 0 ? 'ink-brick' : undefined}>
          <dt>{text.recordReturned}</dt>
          <dd>{returned}</dd>
        </div>
        <div>
          <dt>{text.recordCancelled}</dt>
          <dd>{cancelled}</dd>
        </div>
      </dl>
    </Panel>
  )
}
