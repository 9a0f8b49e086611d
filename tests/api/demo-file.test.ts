import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { productsFile } from '../../server/demo/read-products.ts'
import { removeDemo } from '../../server/demo/remove-demo.ts'
import { seedDemo } from '../support/demo.ts'
import { openImports } from '../support/imports.ts'
import { openOffice } from '../support/office.ts'

const { prisma, manager } = await openOffice('manager')
await seedDemo(prisma)
afterAll(() => prisma.$transaction((tx) => removeDemo(tx), { timeout: 60_000 }))

test('an import of the demo’s own file finds the demo shop as it is', async () => {
  const products = await prisma.product.count()

  const job = await openImports(manager).check(readFileSync(productsFile), {})

  expect(products).toBeGreaterThan(100)
  expect(job).toMatchObject({
    state: 'checked',
    unknown_columns: [],
    ...{ new: 0, changed: 0, same: products, wrong: 0, doubtful: 0, warned: 0 },
  })
})
