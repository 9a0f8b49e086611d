import { useNavigate } from 'react-router'
import type { InputOf } from '#contract/endpoint'
import { type Block, getBlocks, removeBlock, saveBlock } from '#contract/office/blocks'
import { getCounts, getOrder, getOrders } from '#contract/office/orders'
import { useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { useSend } from '../api/send'
import { formatPhone } from '../orders/phone'
import { offerWayBack, useRowAct, useWayBackAgain } from '../record/act'
import { blockRows } from './block'
import { blockWords } from './words'

type Saved = InputOf<typeof saveBlock>

/** A block moves orders to a queue of their own. */
export const refreshed = [getBlocks, getOrders, getOrder, getCounts]

/** The way back of a removal: the number is blocked again. */
function useAgain() {
  const text = useWords(blockWords)
  const { add } = blockRows.useStore()
  const again = useSend(saveBlock, { refreshes: refreshed, onSuccess: ({ block }) => add(block) })
  return {
    by: 'block',
    undo: (saved: Saved) => again.mutateAsync(saved),
    undone: text.undone,
  } as const
}

/** Offers it again after a reload. */
export function useBlockAgain(): void {
  useWayBackAgain(useAgain())
}

/** Unblocks a number; can be undone for a minute, unless the block was over. */
export function useRemove(listPath: string, ask: (current: Block) => void) {
  const text = useWords(blockWords)
  const navigate = useNavigate()
  const { put, drop } = blockRows.useStore()
  const again = useAgain()
  return useRowAct(removeBlock, {
    rowOf: (answer) => answer.block,
    put: (row) => put([row]),
    refreshes: refreshed,
    onDone: (block) => {
      const { phone, reason, until } = block
      const said = text.saidRemoved(formatPhone(phone))
      drop(block)
      navigate(listPath, { replace: true })
      if (block.over) toast.success(said)
      else offerWayBack(again, said, { phone, reason, until })
    },
    onRefused: ({ why, current }) => (current ? ask(current) : toast.error(why)),
  })
}
