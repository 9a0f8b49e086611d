import {
  access,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import express from 'express'
import { hasCode } from '../failures/has-code.ts'
import { syncFolder } from '../machine/sync-folder.ts'
import { incomingName } from './incoming.ts'
import { isPictureName, pictureNameOf } from './picture-name.ts'
import { asStorageError, type Storage, type StoredPicture } from './storage.ts'

/** The largest upload with what is made of it. */
const leastRoom = 16_000_000

/** Stores pictures as files. Unfinished ones lie in `.incoming`, which is never served. */
export function openFolder(folder: string): Storage {
  const incoming = join(folder, '.incoming')
  const pathOf = (name: string) => join(folder, name)
  const files = express.static(folder, {
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
  })
  return {
    put,
    get: (name) => readFile(pathOf(name)).catch(nullWhereMissing),
    has: async (name) => (await access(pathOf(name)).catch(nullWhereMissing)) !== null,
    remove: (name) => rm(pathOf(name), { force: true }),
    list,
    serve: (request, response, next) =>
      pictureNameOf(request) === null ? next() : files(request, response, next),
    check,
    hasRoom,
  }

  async function* list(): AsyncIterable<StoredPicture> {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = relative(folder, path).split(sep).join('/')
      if (!entry.isFile() || !isPictureName(name)) continue
      const found = await stat(path).catch(nullWhereMissing)
      if (found) yield { name, bytes: found.size, modified: found.mtime }
    }
  }

  async function check() {
    try {
      await put('reviews/.probe', Buffer.alloc(4096))
      await rm(pathOf('reviews/.probe'), { force: true })
      return true
    } catch {
      return false
    }
  }

  async function hasRoom() {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= leastRoom
  }

  async function put(name: string, bytes: Buffer, { flush } = { flush: true }) {
    const temporary = join(incoming, incomingName())
    try {
      const parent = dirname(pathOf(name))
      const made = await mkdir(parent, { recursive: true })
      await mkdir(incoming, { recursive: true })
      // In this order: after a power cut there is the whole picture, or none of its name.
      await writeFile(temporary, bytes, { flush })
      await rename(temporary, pathOf(name))
      if (!flush) return
      await syncFolder(parent)
      if (made) for (const each of [folder, dirname(made)]) await syncFolder(each)
    } catch (error) {
      // A sweep removes it later if this fails too.
      await rm(temporary, { force: true }).catch(() => {})
      throw asStorageError(error)
    }
  }
}

function nullWhereMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}
