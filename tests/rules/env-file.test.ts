import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { makeFolder } from '../support/own-places.ts'

const folder = makeFolder()
const script = `import { readToolConfig } from ${JSON.stringify(join(projectRoot, 'server/config.ts'))}
const { port, publicUrl } = readToolConfig()
console.log(JSON.stringify([port, publicUrl]))`

test.each<[string, BufferEncoding, string]>([
  ['nothing', 'utf8', ''],
  ['the mark of UTF-8', 'utf8', '\ufeff'],
  ['the mark of UTF-16, as of PowerShell', 'utf16le', '\ufeff'],
])('a .env that begins with %s is read from its first line on', (_what, encoding, mark) => {
  const text = `${mark}PORT=4999\r\nPUBLIC_URL=http://shop.example\r\n`
  writeFileSync(join(folder, '.env'), text, encoding)

  const said = execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PUBLIC_URL: 'http://set.example' },
    },
  )

  // A variable that is set wins.
  expect(JSON.parse(said)).toEqual([4999, 'http://set.example'])
})
