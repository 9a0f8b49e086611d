import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { exportProducts } from '#contract/office/exports'
import { exportToFile, importFromFile } from '../../server/office/imports/console.ts'
import { openOffice } from '../support/office.ts'
import { makeFolder } from '../support/own-places.ts'
import { expectConsoleError } from '../support/quiet-console.ts'

const { prisma, make, manager } = await openOffice('manager')
const folder = makeFolder()
const file = join(folder, 'goods.csv')
afterEach(() => {
  process.exitCode = 0
})

test('the command writes what the call answers, and takes it with its changes', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { id } = await make.product({ slug: 'lamp', title: 'Lamp', priceTaka: 500 })
  const given = { file, staffId: manager.id }

  await exportToFile(prisma, file)

  const text = readFileSync(file, 'utf8')
  expect(text).toBe((await manager.ask(exportProducts)).text)
  writeFileSync(file, `${text.replace(',500,', ',550,')},other,Other,x\r\n`)
  await importFromFile(prisma, { ...given, isCheck: true })
  expect(log).toHaveBeenCalledWith('checked: 0 new, 1 changed, 0 the same, 1 wrong, 0 failed')
  expect((await prisma.product.findUniqueOrThrow({ where: { id } })).priceTaka).toBe(500)

  await importFromFile(prisma, { ...given, isCheck: false })

  expect((await prisma.product.findUniqueOrThrow({ where: { id } })).priceTaka).toBe(550)
  expect(log).toHaveBeenCalledWith('done: 0 new, 1 changed, 0 the same, 1 wrong, 0 failed')
  expect(readFileSync(`${file}.errors.csv`, 'utf8')).toContain('Write one price in whole taka')
})

test('check by command needs no account and stores nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await make.product({ slug: 'fan', title: 'Fan', priceTaka: 900 })
  writeFileSync(file, 'slug,title,price\nfan,Fan,950\nfan-2,Fan 2,x\n')
  const before = await prisma.job.count()

  await importFromFile(prisma, { file, staffId: null, isCheck: true })

  expect(log).toHaveBeenCalledWith('checked: 0 new, 1 changed, 0 the same, 1 wrong, 0 failed')
  expect(readFileSync(`${file}.errors.csv`, 'utf8')).toContain('fan-2')
  expect(await prisma.job.count()).toBe(before)
})

test('a file that is no list of products ends the command with its reason', async () => {
  expectConsoleError(/^There is no column of names or links$/)
  writeFileSync(file, 'weight\n1\n')

  await importFromFile(prisma, { file, staffId: manager.id, isCheck: false })

  expect(console.error).toHaveBeenCalledWith('There is no column of names or links')
  expect(process.exitCode).toBe(1)
})

test('the command says in one sentence that a file is missing', async () => {
  const missing = join(folder, 'none.csv')
  expectConsoleError(/^There is no file .*none\.csv\.$/)

  await importFromFile(prisma, { file: missing, staffId: manager.id, isCheck: false })

  expect(console.error).toHaveBeenCalledWith(`There is no file ${missing}.`)
  expect(process.exitCode).toBe(1)
})
