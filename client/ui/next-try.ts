import { openStore } from './store'

const secondsLeft = openStore(0)

/** Counts the seconds down for all to see, then acts. */
export function countDown(seconds: number, act: () => void): void {
  secondsLeft.change(seconds)
  const timer = setInterval(() => {
    secondsLeft.change(secondsLeft.read() - 1)
    if (secondsLeft.read() > 0) return
    clearInterval(timer)
    act()
  }, 1000)
}

/** Seconds until what failed is asked for again by itself; 0 where nothing is planned. */
export const useSecondsToNextTry = secondsLeft.use
