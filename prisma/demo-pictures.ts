import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { type PictureKind, sizeName } from '#contract/pictures'
import { storePicture } from '../server/pictures/encode.ts'
import type { Storage } from '../server/pictures/storage.ts'
import { projectRoot } from '../server/project-root.ts'
import { type Cloths, compose, composePortrait, composeSnapshot } from './demo-compose.ts'
import { type SceneName, scenes, type Tint } from './demo-scenes.ts'

/** A reviewer's picture: the scene as another person sees it. */
export type Snapshot = { stem: string; scene: SceneName }
/** A customer's photo: an emoji on a tint, as a file under users/. */
export type Portrait = { file: string; emoji: string; tint: Tint }
export type WantedPictures = { banners: string[]; snapshots: Snapshot[]; portraits: Portrait[] }

const sceneSide = 800
const snapshotSide = 480
const bannerSize = { width: 1824, height: 608 }

/** Two at a time, for the cores of a small server. */
const jobsAtOnce = 2
/** A slower encoder pays only for the four large ones. */
const avifEfforts = { banners: 1, brand: 0, catalog: 0, reviews: 0 } as const

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

/** Makes the demo pictures that are not stored yet. */
export async function makeDemoPictures(storage: Storage, wanted: WantedPictures): Promise<void> {
  const cloths: Cloths = new Map()
  await runJobs([
    ...wanted.banners.map(
      (name) => () => store(storage, 'banners', name, bannerUrl(name), () => readBanner(name)),
    ),
    ...Object.entries(scenes).map(
      ([name, scene]) =>
        () =>
          store(storage, 'catalog', name, fullUrl('catalog', name, sceneSide, sceneSide), () =>
            compose(scene, sceneSide, cloths),
          ),
    ),
    ...wanted.snapshots.map(
      ({ stem, scene }) =>
        () =>
          store(storage, 'reviews', stem, snapshotUrl(stem), () =>
            composeSnapshot(scenes[scene], snapshotSide, cloths),
          ),
    ),
    ...wanted.portraits.map(({ file, emoji, tint }) => async () => {
      const name = `users/${file}`
      if (!(await storage.has(name))) await storage.put(name, await composePortrait(emoji, tint))
    }),
  ])
}

async function store(
  storage: Storage,
  kind: PictureKind,
  name: string,
  url: string,
  make: () => Promise<Buffer | Sharp>,
): Promise<void> {
  if (await storage.has(url.slice('/uploads/'.length))) return
  const place = { storage, kind, stem: demoStem(name), avifEffort: avifEfforts[kind] }
  await storePicture(await make(), place)
}

function fullUrl(kind: PictureKind, stem: string, width: number, height: number): string {
  return `/uploads/${kind}/${demoStem(stem)}-${sizeName(width, width, height)}.webp`
}

function demoStem(name: string): string {
  return `demo-${name}`
}

/** Banners are drawn once, by prisma/make-demo-banners.ts: a server may lack Bengali letters. */
function readBanner(name: string): Promise<Buffer> {
  return readFile(join(projectRoot, 'prisma/demo-banners', `${name}.webp`))
}

async function runJobs(jobs: (() => Promise<void>)[]): Promise<void> {
  const queue = jobs.values()
  const work = async () => {
    for (const job of queue) await job()
  }
  await Promise.all(Array.from({ length: jobsAtOnce }, work))
}
