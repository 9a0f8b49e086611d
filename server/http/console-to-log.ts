import { format } from 'node:util'
import type { Logger } from './log.ts'
import { mask } from './redact.ts'

/**
 * Makes lines of the log of what libraries print, such as the router's warning with a client's
 * path: the output of a serving process is one line of JSON an event.
 */
export function consoleToLog(log: Logger): void {
  const say =
    (level: 'debug' | 'warn') =>
    (...parts: unknown[]) =>
      log[level]({ from: 'console' }, mask(format(...parts)))
  for (const name of ['log', 'info', 'debug'] as const) console[name] = say('debug')
  for (const name of ['warn', 'error', 'trace'] as const) console[name] = say('warn')
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning, from: 'node' }, 'a warning'))
}
