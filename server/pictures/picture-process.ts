import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { PictureKind } from '#contract/pictures'
import { encodePicture, IncompletePicture, TooManyPixels } from './encode.ts'
import type { EncodeOutcome } from './picture-maker.ts'

/** A process for one picture. Its parent ends it, and it ends with its parent. Decision 023. */
const [path = '', kind] = process.argv.slice(2)
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Low priority: orders come first.
setPriority(10)
process.send?.(await make())

async function make(): Promise<EncodeOutcome> {
  try {
    return { made: await encodePicture(await readFile(path), kind as PictureKind) }
  } catch (error) {
    if (error instanceof TooManyPixels) return { refused: 'too many pixels' }
    return { refused: error instanceof IncompletePicture ? 'incomplete' : 'no picture' }
  }
}
