import type { ComponentProps } from 'react'
import { useWords } from '../../text/lang'
import { shellWords } from '../../text/shell-words'
import { DialogFrame } from './dialog-frame'

type DialogProps = Omit<ComponentProps<typeof DialogFrame>, 'closeLabel' | 'closesBeside'>

/** A dialog of the shop. */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  const text = useWords(shellWords)
  return open && <DialogFrame closesBeside {...rest} closeLabel={text.close} />
}
