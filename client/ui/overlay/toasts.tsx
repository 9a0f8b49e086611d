import { type ComponentType, useEffect, useRef, useState } from 'react'
import { closeToast, type Toast, useToasts } from './toast'
import './toasts.css'

/** `held`: under a pointer or the focus. */
export type ToastItemProps = { toast: Toast; held: boolean }

/** Above everything, open dialogs included. The live regions exist before the first toast. */
export function Toasts({ Item }: { Item: ComponentType<ToastItemProps> }) {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (!box?.hidePopover) return
    // Shown again, it moves above a dialog that has opened since.
    if (box.matches(':popover-open')) box.hidePopover()
    if (toasts.length > 0) box.showPopover()
    // A box that was hidden reports neither that a pointer left it nor a blur.
    setHeld(false)
  }, [toasts])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the clock
    <div
      ref={ref}
      popover="manual"
      className="toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {['alert', 'status'].map((role) => (
        <div key={role} className="toasts-list grid gap-10" role={role}>
          {toasts
            .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
            .map((toast) => (
              <Item key={toast.id} toast={toast} held={held} />
            ))}
        </div>
      ))}
    </div>
  )
}

/** Closes the toast after an uninterrupted time without a pointer or the focus. */
export function useClosing({ toast, held }: ToastItemProps, afterMs: number): void {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(toast.id), afterMs)
    return () => clearTimeout(timer)
  }, [toast.id, held, afterMs])
}
