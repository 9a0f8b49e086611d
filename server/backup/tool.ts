import { type ParseArgsConfig, parseArgs } from 'node:util'
import pg from 'pg'
import { ConfigError } from '../config/config.ts'
import { lacksTables } from '../database/errors.ts'
import { StartError } from '../failures/start-error.ts'
import { openShutdown, type Shutdown } from '../machine/shutdown.ts'
import { StorageAway } from '../pictures/storage.ts'
import { BackupError } from './manifest.ts'

export type Given = { words: string[]; options: Record<string, string | boolean | undefined> }

/** A command with wrong arguments: its sentence and its usage. */
export class UsageError extends Error {}

/** Exits with 0, or with 1 and one sentence, after all clean-up. */
export async function runTool(
  usage: string,
  options: NonNullable<ParseArgsConfig['options']>,
  act: (given: Given, shutdown: Shutdown) => Promise<void>,
): Promise<void> {
  const shutdown: Shutdown = []
  let isEnding = false
  const cleanUp = openShutdown(shutdown, (error) => {
    process.exitCode = 1
    console.error('Not all was taken back.', error)
  })
  const end = () => {
    isEnding = true
    return cleanUp()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // As in main.ts: a second signal does not end the clean-up.
    process.on(signal, () => end().then(() => process.exit(1)))
  }
  try {
    const given = readArguments(options)
    if (given.options.help) console.log(usage)
    else await act(given, shutdown)
  } catch (error) {
    // A signal interrupted the tool: its end needs no message.
    if (isEnding) return
    process.exitCode = 1
    console.error(sentenceOf(error, usage))
  }
  await end()
}

function readArguments(options: NonNullable<ParseArgsConfig['options']>): Given {
  try {
    const { positionals, values } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    return { words: positionals, options: values as Given['options'] }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function sentenceOf(error: unknown, usage: string): unknown {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (lacksTables(error)) {
    return 'The database does not have the tables of this version: start the shop once, which makes them'
  }
  const known = [BackupError, ConfigError, StartError, StorageAway, pg.DatabaseError]
  const { message, code } = Object(error)
  const isKnown = known.some((each) => error instanceof each) || /^E[A-Z]+$/.test(String(code))
  return isKnown ? message : error
}
