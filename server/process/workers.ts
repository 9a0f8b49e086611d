import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import { StartError } from '../failures/start-error.ts'
import type { Logger } from '../http/log.ts'
import type { Shutdown } from '../machine/shutdown.ts'
import { gatherMetrics } from '../metrics/gather-metrics.ts'

/** Longer than what is on the wire to a mail server may take, and the tidying behind it. */
const stopWithinMs = 15_000
/** A worker that ends right after its start is replaced later: its cause still exists. */
const youngMs = 5000
const restartAfterMs = 1000

export type WorkerNews = { address: string } | { problem: string }

/** Workers share only a port and the database; one that dies is replaced. Returns the address. */
export async function startWorkers(
  config: Config,
  databaseUrl: string,
  log: Logger,
  shutdown: Shutdown,
): Promise<string> {
  let stopping = false
  let isOpen = false
  // A single worker accepts connections itself: one passed to a dying worker would hang for good.
  if (config.workers === 1) cluster.schedulingPolicy = cluster.SCHED_NONE
  // Messages contain numbers such as NaN that JSON lacks.
  cluster.setupPrimary({ serialization: 'advanced' })
  gatherMetrics()
  const environment = {
    DATABASE_URL: databaseUrl,
    // A database that is given would turn it off.
    DEMO: config.demo ? 'on' : 'off',
    MAIL_TO_FOLDER: config.mail && 'folder' in config.mail ? 'on' : 'off',
    SESSION_SECRET: config.sessionSecrets.join(','),
  }
  cluster.on('exit', (_worker, code, signal) => {
    if (!stopping && isOpen) log.error({ code, signal }, 'a worker died; another takes its place')
  })
  shutdown.push(async () => {
    stopping = true
    await Promise.all(liveWorkers().map(stopWorker))
  })
  const first = await news(start())
  if ('problem' in first) throw new StartError(first.problem)
  isOpen = true
  for (let nr = 1; nr < config.workers; nr++) start()
  return first.address

  function start(): Worker {
    const startedAt = Date.now()
    const replace = () => {
      if (stopping || !isOpen) return
      setTimeout(() => !stopping && start(), Date.now() - startedAt < youngMs ? restartAfterMs : 0)
    }
    const worker = cluster.fork(environment)
    worker.once('exit', replace)
    // Too many processes, or a message to an ended one: an unhandled error would end the shop.
    worker.on('error', (error) => {
      log.error({ err: error }, 'an error of a worker')
      if (worker.process.pid === undefined) replace()
    })
    return worker
  }
}

async function news(worker: Worker): Promise<WorkerNews> {
  const died = once(worker, 'exit').then(() => ({ problem: 'A worker ended at once.' }))
  const answered = once(worker, 'message').then(([message]: WorkerNews[]) => message)
  return (await Promise.race([answered, died])) ?? { problem: 'A worker said nothing.' }
}

function liveWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

async function stopWorker(worker: Worker) {
  const exited = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await Promise.race([exited, delay(stopWithinMs, undefined, { ref: false })])
  if (!worker.isDead()) worker.process.kill('SIGKILL')
}
