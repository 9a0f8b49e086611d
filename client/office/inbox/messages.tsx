import { formatMoment } from '../../text/times'
import { useLang, useText } from '../text/lang'
import { MessageDetail } from './message-detail'
import { Opened } from './opened'
import { stateOf } from './place'
import { useMessages, useOpened } from './queries'
import { Rows } from './rows'
import { StateTag } from './state-tag'

type MessagesProps = { state: string | undefined; openId: number | undefined }

export function Messages({ state: typed, openId }: MessagesProps) {
  const text = useText()
  const lang = useLang()
  const state = stateOf('messages', typed)
  const pages = useMessages(state)
  const opened = useOpened('messages', pages, openId)
  return (
    <div className="split">
      <Rows tab="messages" state={state} openId={openId} pages={pages}>
        {(row) => (
          <>
            <span className="ellipsis bold row-name">{row.name}</span>
            <span className="ellipsis right mute small wait">{formatMoment(row.at, lang)}</span>
            <span className="what bold">{row.subject}</span>
            <span className="clamp break what two-lines">{row.message}</span>
            <span className="flow gap-6 marks">
              <StateTag state={row.state} />
              {row.orders.length > 0 && (
                <span className="tag">{text.inbox.ordersOf(row.orders.length)}</span>
              )}
            </span>
          </>
        )}
      </Rows>
      <Opened tab="messages" openId={openId} {...opened}>
        {(message) => <MessageDetail key={message.id} message={message} />}
      </Opened>
    </div>
  )
}
