import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequestHandler, Router } from 'express'
import { namesOf, type ShopFacts } from '#contract/shop-facts'
import { makeAnswer, sendAnswer } from '../http/answer.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { headersOfFiles } from './built-files.ts'

type Names = { name: string; short_name: string }

/** The two manifests of `folder`, in the name of the shop. */
export function serveManifests(folder: string, readFacts: ReadFacts): RequestHandler {
  const serve = (file: string, namesFor: (facts: ShopFacts) => Names): RequestHandler => {
    const manifest: object = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return async (request, response) => {
      const named = { ...manifest, ...namesFor(await readFacts()) }
      const answer = makeAnswer(JSON.stringify(named), {
        ...headersOfFiles,
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
      return sendAnswer(request, response, answer)
    }
  }
  const ofShop = (facts: ShopFacts) => {
    const { name, latin_name } = namesOf(facts)
    return { name: [...new Set([name, latin_name])].join(' · '), short_name: name }
  }
  const ofOffice = (facts: ShopFacts) => ({
    name: `${namesOf(facts).name} অফিস`,
    short_name: 'অফিস',
  })
  return Router()
    .get('/site.webmanifest', serve('site.webmanifest', ofShop))
    .get('/office.webmanifest', serve('office.webmanifest', ofOffice))
}
