/**
 * Keeps the screen on until the returned act: a sleeping phone sends nothing. The browser gives the lock
 * up when the page is hidden, so it is asked again whenever the page is back.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false

  async function ask() {
    if (document.visibilityState !== 'visible') return
    const got = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOver) release(got)
    else lock = got
  }

  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    release(lock)
  }
}

function release(lock: WakeLockSentinel | undefined): void {
  lock?.release().catch(() => {})
}
