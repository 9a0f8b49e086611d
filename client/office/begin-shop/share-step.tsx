import { Copy } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { QrCode } from '../../ui/media/qr-code'
import { frameWords } from '../text/frame-words'
import { useCopy } from '../ui/use-copy'
import { saveProgress } from './progress'
import type { StepProps } from './step-props'
import { beginWords } from './words'

const posts = {
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  whatsapp: (url: string) => `https://wa.me/?text=${url}`,
}

/** 6: the shop's address, as a link and as a QR code. */
export function ShareStep({ started: { isDone }, onBegin, onLater }: StepProps) {
  const { words } = useWords(frameWords)
  const text = useWords(beginWords)
  const copy = useCopy()
  const { origin, hostname } = location
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  // Marked at the press: the other site does not report back.
  const note = () => {
    onBegin()
    saveProgress({ isShared: true })
  }
  return (
    <div className="stack">
      <p>
        <span className="bold">{text.share.link}</span>
        <br />
        <a className="link" href="/" target="_blank" rel="noreferrer">
          {origin}
        </a>
      </p>
      {isLocal && <p className="note">{text.share.isLocal}</p>}
      <div className="acts">
        <Button
          kind="primary"
          onClick={() => {
            note()
            void copy(origin)
          }}
        >
          <Copy className="glyph glyph-small" aria-hidden />
          {words.copy}
        </Button>
        {(['facebook', 'whatsapp'] as const).map((site) => (
          <a
            key={site}
            className="button button-outline"
            href={posts[site](encodeURIComponent(origin))}
            target="_blank"
            rel="noreferrer"
            onClick={note}
          >
            {text.share[site]}
          </a>
        ))}
      </div>
      <div className="begin-qr">
        <QrCode of={origin} name={text.share.qr} />
        <p className="hint">{text.share.qrHint}</p>
      </div>
      {!isDone.share && (
        <div className="acts">
          <Button className="quiet" onClick={onLater}>
            {text.later}
          </Button>
        </div>
      )}
    </div>
  )
}
