import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/machine/project-root.ts'

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

/** Node's own flags in `npm start`. */
export const startFlags: string[] = scripts.start
  .split(' ')
  .filter((word: string) => word.startsWith('--'))
