import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'

const decisions = readdirSync(join(projectRoot, 'docs', 'decisions'))
const papers = [
  ...[
    'README.md',
    'SECURITY.md',
    'docs/operate.md',
    'docs/screens.md',
    'docs/how-it-works.md',
    'docs/recipes.md',
    'docs/office.md',
  ],
  ...decisions.map((name) => `docs/decisions/${name}`),
]

test.each(papers)('%s names only files that are there', (paper) => {
  const text = readFileSync(join(projectRoot, paper), 'utf8')
  const folder = join(projectRoot, paper, '..')

  const named = [...text.matchAll(/`((?:tests|server|client|prisma|docs)\/[^`\s]*)`/g)].map(
    ([, path]) => join(projectRoot, path ?? ''),
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) =>
    join(folder, path ?? ''),
  )
  const missing = [...named, ...linked].filter((path) => !existsSync(path) && !path.includes('<'))
  expect(missing).toEqual([])
})
