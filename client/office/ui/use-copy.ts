import { useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { frameWords } from '../text/frame-words'

/** Copies a text that is also visible, for browsers that refuse. */
export function useCopy(): (value: string) => Promise<void> {
  const { words } = useWords(frameWords)
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyByHand)
    }
  }
}
