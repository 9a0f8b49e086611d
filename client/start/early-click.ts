import { showWaitingNoMore } from '../ui/input/early-press'

const waitForPartMs = 20_000

/** Choices and a button pressed before hydration are pressed again, in order, once they work. */
export async function replayEarlyClick(): Promise<void> {
  const deadline = performance.now() + waitForPartMs
  const mayWait = () => performance.now() < deadline
  const root = document.getElementById('root')
  while (root && !isMarked(root, '__react') && mayWait()) await pause(50)
  const { earlyChoices = [], earlyClick } = window
  delete window.earlyChoices
  delete window.earlyClick
  for (const part of [...earlyChoices, ...(earlyClick ? [earlyClick] : [])]) {
    // React marks hydrated elements with a key of its own.
    const isAlive = () => isMarked(part, '__reactProps')
    while (part.isConnected && !isAlive() && mayWait()) await pause(50)
    showWaitingNoMore(part)
    if (!part.isConnected || !isAlive()) continue
    // Hydration leaves the mark, or takes it: only a change of it is an event.
    if (part instanceof HTMLInputElement) part.checked = false
    part.click()
    // The next press sees what this one changed.
    await pause(0)
  }
}

function isMarked(part: HTMLElement, mark: string): boolean {
  return Object.keys(part).some((key) => key.startsWith(mark))
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
