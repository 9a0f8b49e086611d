import type { AskedPart } from '#contract/cart'
import { useWords } from '../text/lang'
import { cartWords } from './words'

/** The sentence about these parts; empty without any. */
export function useSayAsked(): (parts: readonly AskedPart[] | undefined) => string {
  const { asked } = useWords(cartWords)
  return (parts = []) => {
    const [first, second] = parts
    if (!first) return ''
    return second ? asked.both : asked[first]
  }
}
