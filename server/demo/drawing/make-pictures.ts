import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { PictureKind } from '#contract/pictures'
import { storePicture } from '../../pictures/encode.ts'
import { banners } from '../data/home-page.ts'
import { reviewers } from '../data/people.ts'
import { demoStem, picturesFile, sceneSide, snapshotSide } from '../demo-pictures.ts'
import { portraitFile, reviewSnapshots } from '../seed-customers.ts'
import { makeTar } from '../tar.ts'
import { composeBanner } from './banners.ts'
import { type Cloths, compose, composePortrait, composeSnapshot } from './compose.ts'
import { scenes } from './scenes.ts'

/** Small files: this time is paid once, and each byte by every copy of the repository. */
const avifEffort = 4
/** Two at a time, for the cores of a small server. */
const jobsAtOnce = 2
const stampPath = join(import.meta.dirname, 'made-from.txt')

/** `npm run demo:pictures`: makes server/demo/pictures.tar from the drawings. */
export async function makeDemoPictures(): Promise<void> {
  const made = new Map<string, Buffer>()
  const storage = {
    put: async (name: string, bytes: Buffer) => void made.set(name, bytes),
    remove: async () => {},
  }
  const cloths: Cloths = new Map()
  const store = async (kind: PictureKind, name: string, picture: Buffer | Sharp) => {
    await storePicture(picture, { storage, kind, stem: demoStem(name), avifEffort })
  }
  const faces = reviewers.flatMap(({ email, face }) => (face ? [{ email, face }] : []))
  await runJobs([
    ...banners.map(
      ({ name }) =>
        async () =>
          store('banners', name, await composeBanner(name)),
    ),
    ...Object.entries(scenes).map(([name, scene]) => async () => {
      await store('catalog', name, await compose(scene, sceneSide, cloths))
    }),
    ...reviewSnapshots().map(({ stem, scene }) => async () => {
      await store('reviews', stem, await composeSnapshot(scenes[scene], snapshotSide, cloths))
    }),
    ...faces.map(({ email, face }) => async () => {
      const portrait = await composePortrait(face.emoji, face.tint)
      made.set(`users/${portraitFile(email)}`, portrait)
    }),
  ])
  const inOrder = [...made].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(picturesFile, makeTar(new Map(inOrder)))
  writeFileSync(stampPath, `${sourcesOfPictures()}\n`)
}

export const readStamp = () => readFileSync(stampPath, 'utf8').trim()

/** A hash of everything that the pictures depend on. */
export function sourcesOfPictures(): string {
  const hash = createHash('sha256')
  const parts = [
    'bags',
    'banners',
    'clothes',
    'compose',
    'drawings',
    'saree-poses',
    'sarees',
    'scenes',
    'seen-close',
    'svg',
  ]
  const drawings = parts.map((name) => join(import.meta.dirname, `${name}.ts`))
  for (const path of drawings) hash.update(readFileSync(path))
  const emoji: { version: string } = createRequire(import.meta.url)(
    '@lobehub/fluent-emoji-3d/package.json',
  )
  const wanted = [banners.map(({ name }) => name), reviewSnapshots(), reviewers, emoji.version]
  return hash.update(JSON.stringify(wanted)).digest('hex')
}

async function runJobs(jobs: (() => Promise<void>)[]): Promise<void> {
  const queue = jobs.values()
  const work = async () => {
    for (const job of queue) await job()
  }
  await Promise.all(Array.from({ length: jobsAtOnce }, work))
}

if (process.argv[1] === import.meta.filename) await makeDemoPictures()
