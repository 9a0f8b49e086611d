import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getFeed, setFeed } from '#contract/office/outbox'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { useSend } from '../api/send'
import { ActButton } from '../ui/act-button'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { outboxWords } from '../ui/outbox-words'

/** The list of products for the catalogues of Facebook and Google. Ending its link is asked first. */
export function FeedPanel({ mayChange }: { mayChange: boolean }) {
  const words = useWords(outboxWords)
  const { data } = useQuery(read(getFeed, {}))
  const { mutate, isPending: busy } = useSend(setFeed, { refreshes: [getFeed] })
  const [asked, setAsked] = useState<'newKey' | 'feedOff' | null>(null)
  if (!data) return null
  const { link, mayBe } = data
  return (
    <section className="stack" aria-label={words.feed}>
      <p className="bold">{words.feed}</p>
      <p className="hint">{mayBe ? words.whyFeed : words.noFeed}</p>
      {link && (
        <p className="message-shown" translate="no">
          {link}
        </p>
      )}
      <div className="acts">
        {link && <CopyButton value={link} />}
        {mayChange && mayBe && (
          <ActButton busy={busy} onClick={() => (link ? setAsked('newKey') : mutate({ on: true }))}>
            {link ? words.newKey : words.feedOn}
          </ActButton>
        )}
        {mayChange && link && (
          <ActButton busy={busy} onClick={() => setAsked('feedOff')}>
            {words.feedOff}
          </ActButton>
        )}
      </div>
      {asked && (
        <Dialog title={words.feed} onClose={() => setAsked(null)}>
          <div className="stack">
            <p>{words.feedEnds[asked]}</p>
            <FormActs
              type="button"
              kind="danger-outline"
              busy={busy}
              onClick={() => {
                setAsked(null)
                mutate({ on: asked === 'newKey' })
              }}
              onClose={() => setAsked(null)}
            >
              {words[asked]}
            </FormActs>
          </div>
        </Dialog>
      )}
    </section>
  )
}
