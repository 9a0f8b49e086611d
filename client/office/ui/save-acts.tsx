import type { ReactNode } from 'react'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from './act-button'
import { Button } from './button'
import { Refusal } from './refusal'

type SaveActsProps = {
  refusal?: string
  busy?: boolean
  onClose: () => void
  /** In place of the button that closes the dialog. */
  other?: ReactNode
}

/** The end of a form in a dialog: the refusal of all of it, save and cancel. */
export function SaveActs({ refusal = '', busy, onClose, other }: SaveActsProps) {
  const { words } = useText()
  return (
    <>
      <OfflineWhy />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <ActButton type="submit" kind="main" busy={busy}>
          {words.save}
        </ActButton>
        {other ?? <Button onClick={onClose}>{words.cancel}</Button>}
      </div>
    </>
  )
}
