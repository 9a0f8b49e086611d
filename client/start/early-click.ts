import { showWaitingNoMore } from '../ui/early-press'

const waitForButtonMs = 20_000

/** A button pressed before the page came alive is pressed again as soon as it answers. */
export function replayEarlyClick(): void {
  const pressed = window.earlyClick
  if (!pressed) return
  delete window.earlyClick
  // React puts its own key on what it has taken over.
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
