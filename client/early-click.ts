declare global {
  interface Window {
    /** The last button that was pressed before the page came alive; set by the document's loader. */
    earlyClick?: HTMLElement
  }
}

/** A button pressed before the page came alive is pressed again as soon as it answers. */
export function replayEarlyClick(): void {
  const pressed = window.earlyClick
  if (!pressed) return
  delete window.earlyClick
  // React puts its own key on what it has taken over.
  const isAlive = () => Object.keys(pressed).some((key) => key.startsWith('__reactProps'))
  const deadline = performance.now() + 5000
  function press() {
    if (!pressed?.isConnected || performance.now() > deadline) return
    if (isAlive()) pressed.click()
    else setTimeout(press, 50)
  }
  press()
}
