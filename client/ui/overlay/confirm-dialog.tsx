import { type ReactNode, useId } from 'react'
import { Button } from '../form/button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  text: ReactNode
  /** A second line. */
  more?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms a loss. The focus starts on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const textId = useId()
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      role="alertdialog"
      describedBy={textId}
    >
      <div id={textId}>
        {props.text && <p>{props.text}</p>}
        {props.more && <p>{props.more}</p>}
      </div>
      <div className="dialog-actions flow gap-10">
        <Button onClick={props.onCancel} data-first-focus>
          {props.cancelLabel}
        </Button>
        <Button kind="danger" onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
