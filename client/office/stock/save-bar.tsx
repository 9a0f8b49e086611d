import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { acrossFoot } from '../../ui/layout/foot'
import { useIsWide } from '../../ui/state/use-wide'
import { ActButton } from '../ui/act-button'
import { countWords } from './words'

type SaveBarProps = {
  ready: number
  /** Number of cells that cannot be saved. */
  toSee: number
  busy: boolean
  onDrop: () => void
  onSave: () => void
}

/** The number of unsaved cells: below the matrix at a desk, on a phone always visible. */
export function SaveBar({ ready, toSee, busy, onDrop, onSave }: SaveBarProps) {
  const text = useWords(countWords)
  const isWide = useIsWide()
  const acts = (
    <>
      <Button isOff={ready + toSee === 0} onClick={onDrop}>
        {text.drop}
      </Button>
      <ActButton kind="primary" busy={busy} isOff={ready === 0} onClick={onSave}>
        {text.save(ready)}
      </ActButton>
    </>
  )
  const said = [text.changed(ready + toSee), toSee > 0 && text.toSee(toSee)].filter(Boolean)
  if (!isWide) {
    return (
      <div className="act-bar savebar num" ref={acrossFoot}>
        {toSee > 0 && <p className="mute">{said.join(' · ')}</p>}
        {acts}
      </div>
    )
  }
  return (
    <div className="flex gap-10 save-row num">
      <span className="grow">
        {ready + toSee > 0 && <b className="bold">{said.join(' · ')}</b>}
      </span>
      {acts}
    </div>
  )
}
