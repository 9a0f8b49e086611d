import { toast } from '../../ui/overlay/toast'
import { useText } from '../text/lang'

/** Copies a text that is also visible, for browsers that refuse. */
export function useCopy(): (value: string) => Promise<void> {
  const { words } = useText()
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyByHand)
    }
  }
}
