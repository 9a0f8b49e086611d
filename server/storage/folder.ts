import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import express from 'express'
import { pictureNameOf } from './picture-name.ts'
import type { Storage } from './storage.ts'

/** Pictures as files of a folder. Those not yet whole stand in `.incoming`, which is never served. */
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
    serve: (request, response, next) =>
      pictureNameOf(request) === null ? next() : files(request, response, next),
    check: async () => true,
  }

  async function put(name: string, bytes: Buffer) {
    const temporary = join(incoming, randomUUID())
    await Promise.all([incoming, dirname(pathOf(name))].map((path) => makeFolder(path)))
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, pathOf(name))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
}

function makeFolder(path: string) {
  return mkdir(path, { recursive: true })
}

function nullWhereMissing(error: unknown): null {
  if (Object(error).code === 'ENOENT') return null
  throw error
}
