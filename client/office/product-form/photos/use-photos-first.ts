import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../text/lang'
import { toast } from '../../../ui/overlay/toast'
import { useOnline } from '../../../ui/state/online'
import { productWords } from '../../text/product-words'
import { uploadIdOf } from '../state/fields'
import { tryLostAgain, useUploads } from '../state/uploads'
import type { FormState } from '../state/use-form-state'

/** A publish waits for photos in transit; `act` then sends it. */
export function usePhotosFirst(state: FormState, act: () => unknown) {
  const { product } = useWords(productWords)
  const uploads = useUploads()
  const isOnline = useOnline()
  const [isWaiting, setIsWaiting] = useState(false)
  const latest = useRef(act)
  latest.current = act
  const waiting = state.fields.images.filter(({ ref }) => uploadIdOf(ref) !== null)
  const hasFailed = waiting.some(
    ({ ref }) => uploads.get(uploadIdOf(ref) ?? '')?.state === 'failed',
  )
  const isOnWay = waiting.length > 0

  useEffect(() => {
    if (isOnline) tryLostAgain()
  }, [isOnline])

  useEffect(() => {
    if (!isWaiting || (isOnWay && !hasFailed)) return
    setIsWaiting(false)
    if (hasFailed) toast.error(product.photosFailed)
    else latest.current()
  }, [isWaiting, isOnWay, hasFailed, product])

  function press() {
    if (!isOnWay) return act()
    if (!hasFailed) toast.info(product.photosFirst)
    setIsWaiting(true)
  }

  return { press, isWaiting }
}
