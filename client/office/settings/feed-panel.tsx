import { useQuery } from '@tanstack/react-query'
import { getFeed, setFeed } from '#contract/office/outbox'
import { read } from '../../api/read'
import { useSend } from '../api/send'
import { useOutboxText } from '../text/outbox'
import { ActButton } from '../ui/act-button'
import { CopyButton } from '../ui/copy-button'

/** The list of products for the catalogues of Facebook and Google. */
export function FeedPanel({ mayChange }: { mayChange: boolean }) {
  const words = useOutboxText()
  const { data } = useQuery(read(getFeed, {}))
  const { mutate, isPending: busy } = useSend(setFeed, { refreshes: [getFeed] })
  if (!data) return null
  const { link, mayBe } = data
  return (
    <section className="stack" aria-label={words.feed}>
      <p className="b">{words.feed}</p>
      <p className="hint">{mayBe ? words.whyFeed : words.noFeed}</p>
      {link && (
        <p className="message-shown" translate="no">
          {link}
        </p>
      )}
      <div className="acts">
        {link && <CopyButton value={link} />}
        {mayChange && mayBe && (
          <ActButton busy={busy} onClick={() => mutate({ on: true })}>
            {link ? words.newKey : words.feedOn}
          </ActButton>
        )}
        {mayChange && link && (
          <ActButton busy={busy} onClick={() => mutate({ on: false })}>
            {words.feedOff}
          </ActButton>
        )}
      </div>
    </section>
  )
}
