import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { projectRoot } from '../../server/machine/project-root.ts'

type Ended = { code?: number; stdout: string; stderr: string }

/** Runs a built command of the operator as a process of its own, with only these variables. */
export function runTool(
  tool: string,
  given: string[],
  environment: Record<string, string>,
): Promise<Ended> {
  return promisify(execFile)(
    process.execPath,
    ['--enable-source-maps', `dist/server/${tool}.js`, ...given],
    { cwd: projectRoot, env: { PATH: process.env.PATH, ...environment } },
  ).catch((failed) => failed)
}
