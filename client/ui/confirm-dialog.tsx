import { useId } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  open: boolean
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. Focus starts on cancel. */
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
      <p id={textId}>{props.text}</p>
      <div className="dialog-actions">
        <Button kind="outline" onClick={props.onCancel} data-first-focus>
          {props.cancelLabel}
        </Button>
        <Button kind="danger" busy={props.busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
