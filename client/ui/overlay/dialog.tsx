import type { ComponentProps } from 'react'
import { useText } from '../../text/lang'
import { shell } from '../../text/rooms/shell'
import { DialogFrame } from './dialog-frame'

type DialogProps = Omit<ComponentProps<typeof DialogFrame>, 'closeLabel' | 'closesBeside'>

/** A dialog of the shop. */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  const text = useText({ shell })
  return open && <DialogFrame closesBeside {...rest} closeLabel={text.shell.close} />
}
