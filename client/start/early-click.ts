import { showWaitingNoMore } from '../ui/input/early-press'

const waitForPartMs = 20_000
/** From React's marks until it has taken over: most of a second on a cheap phone. */
const takingOverMs = 2000

/** Choices and a button pressed before hydration are pressed again, in order, once they work. */
export async function replayEarlyClick(): Promise<void> {
  const deadline = performance.now() + waitForPartMs
  const mayWait = () => performance.now() < deadline
  const root = document.getElementById('root')
  while (root && !isMarked(root, '__react') && mayWait()) await pause(50)
  const { earlyChoices: choices = [], earlyClick } = window
  delete window.earlyClick
  const before = new Set(choices)
  await chooseAgain()
  if (earlyClick && (await comesAlive(earlyClick))) earlyClick.click()
  const all = root?.querySelectorAll<HTMLElement>('[type=radio]') ?? []
  for (const part of all) await comesAlive(part)
  const end = performance.now() + takingOverMs
  while (all.length > 0 && performance.now() < end) {
    await chooseAgain()
    await pause(50)
  }
  delete window.earlyChoices

  async function comesAlive(part: HTMLElement): Promise<boolean> {
    // React marks hydrated elements with a key of its own.
    const isAlive = () => isMarked(part, '__reactProps')
    while (part.isConnected && !isAlive() && mayWait()) await pause(50)
    showWaitingNoMore(part)
    return part.isConnected && isAlive()
  }

  /** A click before React has taken over makes it do so, and is lost by that: the next one acts. */
  async function chooseAgain() {
    for (let part = choices.shift(); part; part = choices.shift()) {
      if (!(await comesAlive(part))) continue
      // Hydration leaves the mark of such a choice, or takes it: only a change of it is an event.
      if (before.delete(part)) part.checked = false
      for (let tries = 0; tries < 3 && !part.checked; tries++) {
        delete window.earlyChoices
        part.click()
        window.earlyChoices = choices
        // The next press sees what this one changed.
        await pause(0)
      }
    }
  }
}

function isMarked(part: HTMLElement, mark: string): boolean {
  return Object.keys(part).some((key) => key.startsWith(mark))
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
