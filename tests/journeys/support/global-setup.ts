import type { TestProject } from 'vitest/node'
import { createDatabase, makeTemplate, ownName } from '../../support/databases.ts'
import { makeDemo, openBuiltShop } from './built-shop.ts'

type Stage = { url: string; databaseUrl: string; uploadsDir: string }

declare module 'vitest' {
  export interface ProvidedContext {
    /** For each worker the built shop with the demo in it. */
    journeys: Stage[]
  }
}

/** The demo is made once, each worker's shop is a copy; an error in a server's log fails the run. */
export default async function setUp(project: TestProject) {
  const { postgresUrl, templateName } = project.getProvidedContext()
  const demo = ownName(templateName)
  await makeDemo(await createDatabase(postgresUrl, demo))
  await makeTemplate(postgresUrl, demo)
  const stages = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => {
      const databaseUrl = await createDatabase(postgresUrl, ownName(templateName), demo)
      return openBuiltShop(databaseUrl)
    }),
  )
  project.provide(
    'journeys',
    stages.map(({ url, databaseUrl, uploadsDir }) => ({ url, databaseUrl, uploadsDir })),
  )
  return async () => {
    const errors: string[] = []
    for (const { stop } of stages) errors.push(...(await stop()))
    if (errors.length > 0) throw new Error(`The shop logged errors:\n${errors.join('\n')}`)
  }
}
