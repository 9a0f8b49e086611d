import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useLang, useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { When } from '../ui/when'
import { wordsOf } from './event-words'
import { NoteForm } from './note-form'
import { orderWords } from './words'

/** The events of the order, newest first, and a new note. */
export function HistoryPanel({ order }: { order: OfficeOrder }) {
  const text = useWords(orderWords)
  const lang = useLang()
  return (
    <Panel title={text.order.happened}>
      <ol className="timeline num">
        {[...order.events].reverse().map((event) => {
          const [first, ...more] = wordsOf(event, lang)
          const by = event.by ?? (event.kind === 'placed' ? text.order.website : null)
          const isNamed = event.kind === 'claim'
          return (
            <li key={event.id}>
              {first}
              {more.map((line) => (
                <span className="said" key={line}>
                  {line}
                </span>
              ))}
              <small className="subline">
                <When at={event.at} />
                {!isNamed && by && ` · ${by}`}
              </small>
            </li>
          )
        })}
      </ol>
      <NoteForm order={order} />
    </Panel>
  )
}
