import { expect } from 'vitest'
import type { OutputOf } from '#contract/endpoint'
import type { getImportRows } from '#contract/office/imports'
import type { openImportShop } from './imports.ts'

type Row = OutputOf<typeof getImportRows>['rows'][number]

/** What the check says of a row. */
export const reasons = {
  misread:
    'These letters were read in a wrong code; open the original file and save it as "CSV UTF-8"',
  oldFont: 'These letters are of an old Bengali font; write them in Unicode',
  lost: 'The Bengali letters of this file are lost; save it as "CSV UTF-8"',
  formula: 'This cell has the error of a formula; correct it in the spreadsheet',
  standIn: "This stands for an empty cell; leave the cell blank, or put ' before it if it is meant",
  power:
    'A spreadsheet shortened this code and its last digits are lost; format the column as text and write the code again',
  date: 'A spreadsheet made a date of this size, write it again',
  sum: "This looks like the sum of a list; remove the row, or put ' before the name if it is meant",
  hidden: 'It is not on sale in the other shop, so it comes in off sale',
  sameKey: (rows: string) =>
    `Other products have the same code or link, in row ${rows}; give each its own`,
}

/**
 * A file and what each row of it gives: `good`, `part` of the product above, `Choose` for a row that
 * is wrong for a reason of its kind, the reasons of a wrong row, or the remark of a good one.
 */
export type OddFile = [name: string, header: string, rows: [row: string, ...given: string[]][]]

type Shop = Pick<Awaited<ReturnType<typeof openImportShop>>, 'check' | 'rowsOf'>

export async function expectRows({ check, rowsOf }: Shop, header: string, rows: OddFile[2]) {
  const job = await check([header, ...rows.map(([row]) => row)].join('\n'), {
    make_categories: true,
  })
  expect(job).toMatchObject({ state: 'checked' })
  const read: Row[] = await rowsOf(job.id)
  const said = new Map(
    read.map(({ line, kind, troubles }) => [
      line,
      {
        isGood: kind === 'new',
        messages: troubles
          .map(({ message }) => message)
          .filter((message) => message !== 'It has no picture'),
      },
    ]),
  )
  for (const [nr, [row, ...given]] of rows.entries()) {
    const found = said.get(nr + 2)
    const [first = ''] = given
    if (first === 'part') expect(found, row).toBeUndefined()
    else if (first === 'good') expect(found, row).toEqual({ isGood: true, messages: [] })
    else if (first === reasons.hidden) expect(found, row).toEqual({ isGood: true, messages: given })
    else if (first === 'Choose') expect(found?.isGood, row).toBe(false)
    else expect(found, row).toEqual({ isGood: false, messages: expect.arrayContaining(given) })
  }
}
