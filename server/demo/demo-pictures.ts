import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type PictureKind, sizeName } from '#contract/pictures'
import { projectRoot } from '../machine/project-root.ts'
import type { Storage } from '../pictures/storage.ts'
import type { SceneName } from './drawing/scenes.ts'

/** Ready in every size and format, as `npm run demo:pictures` has made them. */
export const demoPicturesDir = join(projectRoot, 'server', 'demo', 'pictures')

export const sceneSide = 800
export const snapshotSide = 480
const bannerSize = { width: 1824, height: 608 }

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
  const names = await listDemoPictures()
  let stored = 0
  const timer = setInterval(() => report(`pictures ${stored} of ${names.length}`), tellEveryMs)
  const queue = names.values()
  const work = async () => {
    for (const name of queue) {
      if (!(await storage.has(name))) {
        const bytes = await readFile(join(demoPicturesDir, name))
        // A first start would take two seconds longer, for pictures that are there anyway.
        await storage.put(name, bytes, { flush: false })
      }
      stored += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: jobsAtOnce }, work))
  } finally {
    clearInterval(timer)
  }
}

/** Names as the storage has them: `catalog/demo-ring-200x200.avif`. */
export async function listDemoPictures(): Promise<string[]> {
  const entries = await readdir(demoPicturesDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(avif|webp)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(demoPicturesDir, join(parentPath, name)))
    .map((path) => path.split(sep).join('/'))
    .sort()
}

function fullUrl(kind: PictureKind, stem: string, width: number, height: number): string {
  return `/uploads/${kind}/${demoStem(stem)}-${sizeName(width, width, height)}.webp`
}
