import { useEffect, useRef } from 'react'
import { useText } from '../text/lang'
import { Button } from './button'

type MoreRowsProps = { busy: boolean; isFailed: boolean; onMore: () => void }

/** At the end of a list: seen, it brings more; where that failed, it waits to be pressed. */
export function MoreRows({ busy, isFailed, onMore }: MoreRowsProps) {
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  const isWaiting = !busy && !isFailed

  useEffect(() => {
    if (!end.current || !isWaiting) return
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) latest.current()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting])

  return (
    <div className="more-rows" ref={end}>
      <Button busy={busy} onClick={onMore}>
        {isFailed ? text.words.tryAgain : text.words.more}
      </Button>
    </div>
  )
}
