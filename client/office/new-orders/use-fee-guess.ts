import { useEffect, useState } from 'react'
import { useFees } from '../../text/shop-facts'
import { loadAgain } from '../../ui/state/load-again'
import type { Guess } from './form'

/** The names of districts and thanas come behind the screen: they are half as heavy again. */
let reader: typeof import('#contract/fee-of-address') | undefined

/** The fee and the district that an address names for sure. */
export function useFeeGuess(address: string): Guess {
  const fees = useFees()
  const [isReady, setIsReady] = useState(reader !== undefined)
  useEffect(() => {
    if (isReady) return
    loadAgain(() => import('#contract/fee-of-address')).then(
      (loaded) => {
        reader = loaded
        setIsReady(true)
      },
      () => {},
    )
  }, [isReady])
  const found = isReady && address ? reader?.feeOfAddress(address) : null
  return found ? { fee: fees[found.zone], place: found.place } : null
}
