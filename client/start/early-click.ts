import { showWaitingNoMore } from '../ui/early-press'

const waitForButtonMs = 20_000

/** A button pressed before hydration is pressed again once it works. */
export function replayEarlyClick(): void {
  const pressed = window.earlyClick
  if (!pressed) return
  delete window.earlyClick
  // React marks hydrated elements with a key of its own.
  const isAlive = () => Object.keys(pressed).some((key) => key.startsWith('__reactProps'))
  const deadline = performance.now() + waitForButtonMs
  function press() {
    if (!pressed?.isConnected) return
    const isLate = performance.now() > deadline
    if (!isLate && !isAlive()) return void setTimeout(press, 50)
    showWaitingNoMore(pressed)
    if (!isLate) pressed.click()
  }
  press()
}
