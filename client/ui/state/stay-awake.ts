/**
 * Keeps the screen on until the returned function is called: a sleeping phone sends nothing. The
 * browser releases the lock of a hidden page, so each return requests it again.
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
