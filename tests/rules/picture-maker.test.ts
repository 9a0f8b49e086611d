import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { encodeApart } from '../../server/pictures/picture-maker.ts'
import { makeFolder } from '../support/own-places.ts'
import { jpeg } from '../support/pictures.ts'

const folder = makeFolder()
const path = join(folder, 'picture')
beforeAll(async () => writeFileSync(path, await jpeg()))

/** Passes on the next process that this one starts. */
function onNextChild(act: (child: ChildProcess) => void) {
  const hand = (started: unknown) => {
    unsubscribe('child_process', hand)
    act((started as { process: ChildProcess }).process)
  }
  subscribe('child_process', hand)
  onTestFinished(() => void unsubscribe('child_process', hand))
}

/** Uncaught faults, which would end a server. */
function watchFaults(): Error[] {
  const faults: Error[] = []
  const former = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', (e) => faults.push(e))
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException')
    for (const each of former) process.on('uncaughtException', each)
  })
  return faults
}

test.each(['spawn', 'message', 'exit'])(
  'a sender who leaves at the %s of the picture’s process harms nobody',
  async (moment) => {
    const faults = watchFaults()
    const leaving = new AbortController()
    const ended = vi.fn()
    onNextChild((child) => {
      child.once('exit', ended)
      child.once(moment, () => setImmediate(() => leaving.abort(new Error('left'))))
    })

    const [made] = await Promise.allSettled([encodeApart(path, 'reviews', leaving.signal)])

    await new Promise(setImmediate)
    expect(made.status).toBe(moment === 'spawn' ? 'rejected' : 'fulfilled')
    expect(ended).toHaveBeenCalled()
    expect(faults).toEqual([])
  },
)
