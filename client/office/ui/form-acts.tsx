import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Refusal } from '../../ui/form/refusal'
import { frameWords } from '../text/frame-words'
import { ActButton, OfflineWhy } from './act-button'

type FormActsProps = ComponentProps<typeof ActButton> & {
  refusal?: string
  onClose?: () => void
  /** Replaces the button that closes the dialog. */
  other?: ReactNode
}

/** The end of a form: its refusal, its act, `save` unless named, and cancel where it can be closed. */
export function FormActs({ refusal = '', onClose, other, children, ...act }: FormActsProps) {
  const { words } = useWords(frameWords)
  return (
    <div className="dialog-foot">
      <OfflineWhy />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <ActButton type="submit" kind="primary" {...act}>
          {children ?? words.save}
        </ActButton>
        {other ?? (onClose && <Button onClick={onClose}>{words.cancel}</Button>)}
      </div>
    </div>
  )
}
