import { openStore } from './store'

const secondsLeft = openStore(0)

/** Counts the seconds down in public, then acts. */
export function countDown(seconds: number, act: () => void): void {
  secondsLeft.change(seconds)
  const timer = setInterval(() => {
    secondsLeft.change(secondsLeft.read() - 1)
    if (secondsLeft.read() > 0) return
    clearInterval(timer)
    act()
  }, 1000)
}

/** Seconds until the next automatic retry; 0 if none is planned. */
export const useSecondsToNextTry = secondsLeft.use
