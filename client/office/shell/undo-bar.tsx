import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../text/lang'
import { useKeys } from '../../ui/input/keys'
import { forgetUndo, type Undoable, useOffered } from '../../ui/state/undo'
import { frameWords } from '../text/frame-words'

/** The last act, with a minute to undo it. The live region exists before the first one. */
export function UndoBar() {
  const offered = useOffered()
  return <div role="status">{offered && <Offer key={offered.id} offered={offered} />}</div>
}

function Offer({ offered }: { offered: Undoable }) {
  const text = useWords(frameWords)
  const [seconds, setSeconds] = useState(() => secondsUntil(offered.untilMs))

  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(offered.untilMs)
      if (left > 0) setSeconds(left)
      else forgetUndo()
    }, 250)
    return () => clearInterval(timer)
  }, [offered])

  function undo() {
    forgetUndo()
    offered.undo()
  }
  useKeys([{ keys: 'Z', does: text.keys.undo, act: undo }])

  return (
    <div className="undo num">
      <span>{offered.text}</span>
      <button type="button" className="settles" onClick={undo}>
        {text.undo.act}
        <kbd className="only-d">{'Z'}</kbd>
        <span className="undo-left" aria-hidden="true" title={text.undo.left(seconds)}>
          {seconds}
        </span>
      </button>
      <button type="button" aria-label={text.undo.keep} onClick={forgetUndo}>
        <X className="glyph glyph-small" aria-hidden />
      </button>
    </div>
  )
}

function secondsUntil(ms: number): number {
  return Math.ceil((ms - Date.now()) / 1000)
}
