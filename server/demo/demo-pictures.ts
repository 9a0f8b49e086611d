import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureKind, sizeName } from '#contract/pictures'
import { projectRoot } from '../machine/project-root.ts'
import type { Storage } from '../pictures/storage.ts'
import type { SceneName } from './drawing/scenes.ts'
import { readTar } from './tar.ts'

/** Ready in every size and format, as `npm run demo:pictures` has made them. */
export const picturesFile = join(projectRoot, 'server', 'demo', 'pictures.tar')

export const sceneSide = 800
export const snapshotSide = 480
export const bannerSize = { width: 1824, height: 608 }

/** A bucket may take a second for each. */
const jobsAtOnce = 8
const tellEveryMs = 2000

/** The URL of a catalogue picture. */
export function sceneUrl(name: SceneName): string {
  return fullUrl('catalog', name, sceneSide, sceneSide)
}

/** The URL of a reviewer's picture. */
export function snapshotUrl(stem: string): string {
  return fullUrl('reviews', stem, snapshotSide, snapshotSide)
}

/** The URL of a banner. */
export function bannerUrl(name: string): string {
  return fullUrl('banners', name, bannerSize.width, bannerSize.height)
}

export function demoStem(name: string): string {
  return `demo-${name}`
}

/** Copies the demo pictures that are not stored yet, and tells how far it is. */
export async function storeDemoPictures(
  storage: Storage,
  report: (progress: string) => void,
): Promise<void> {
  const pictures = await readDemoPictures()
  let stored = 0
  const timer = setInterval(() => report(`pictures ${stored} of ${pictures.size}`), tellEveryMs)
  const queue = pictures.entries()
  const work = async () => {
    for (const [name, bytes] of queue) {
      // A first start would take two seconds longer, for pictures that are there anyway.
      if (!(await storage.has(name))) await storage.put(name, bytes, { flush: false })
      stored += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: jobsAtOnce }, work))
  } finally {
    clearInterval(timer)
  }
}

/** By the names that the storage has: `catalog/demo-ring-200x200.avif`. */
export async function readDemoPictures(): Promise<Map<string, Buffer>> {
  return readTar(await readFile(picturesFile))
}

function fullUrl(kind: PictureKind, stem: string, width: number, height: number): string {
  return `/uploads/${kind}/${demoStem(stem)}-${sizeName(width, width, height)}.webp`
}
