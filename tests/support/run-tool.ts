import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { projectRoot } from '../../server/project-root.ts'

type Ended = { code?: number; stdout: string; stderr: string }

/** Runs a command of the operator as a process of its own, with these variables alone. */
export function runTool(
  tool: string,
  given: string[],
  environment: Record<string, string>,
): Promise<Ended> {
  return promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', `server/tools/${tool}.ts`, ...given],
    { cwd: projectRoot, env: { PATH: process.env.PATH, ...environment } },
  ).catch((failed: Ended) => failed)
}
