import { createHash } from 'node:crypto'
import { expect, vi } from 'vitest'
import { type ImportOptions, pieceBytes } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import * as calls from '#contract/office/imports'
import { openOffice } from './office.ts'
import type { Visitor } from './shop.ts'

/** A shop with these categories, whose manager imports files. */
export async function openImportShop(...categories: string[]) {
  const office = await openOffice('manager')
  const { prisma, make, manager } = office
  const menu = await make.menu({ menu: 'Women' })
  for (const category of categories) await make.category({ category, menuId: menu.id })

  /** The product of this link or this title, with all columns of a file. */
  const productOf = (name: string) =>
    prisma.product.findFirst({
      where: { OR: [{ slug: name }, { title: name }] },
      include: {
        colors: { orderBy: { position: 'asc' } },
        sizes: { orderBy: { position: 'asc' } },
        items: { orderBy: { id: 'asc' } },
        tags: { include: { tag: true } },
        categories: { include: { category: { include: { menu: true } } } },
        content: true,
      },
    })
  return { ...office, ...openImports(manager), productOf }
}

/** Imports files as a member of staff. */
export function openImports(member: Visitor) {
  async function jobOf(id: number): Promise<Job> {
    return (await member.ask(calls.getImport, { id })).body.job
  }

  async function send(file: string | Buffer, name = 'goods.csv'): Promise<Job> {
    const bytes = Buffer.from(file)
    const started = await member.ask(calls.beginImport, { file_name: name, bytes: bytes.length })
    expect(started.body.message).toBe('success')
    const { id } = started.body.job
    for (let nr = 0; nr * pieceBytes < bytes.length; nr++) {
      const piece = bytes.subarray(nr * pieceBytes, (nr + 1) * pieceBytes)
      const answer = await member.ask(calls.sendPiece, pieceOf(id, nr, piece))
      expect(answer.body).toEqual({ message: 'success' })
    }
    return started.body.job
  }

  /** Waits until the work has ended. */
  async function ended(id: number): Promise<Job> {
    return vi.waitFor(
      async () => {
        const job = await jobOf(id)
        expect(['checking', 'applying', 'fetching', 'taking_off']).not.toContain(job.state)
        return job
      },
      { timeout: 170_000, interval: 100 },
    )
  }

  async function check(file: string | Buffer, options?: Partial<ImportOptions>): Promise<Job> {
    const { id, v } = await send(file)
    const started = await member.ask(calls.checkImport, { id, v, options })
    expect(started.body.message).toBe('success')
    return ended(id)
  }

  /** Checks a file again with choices by hand. */
  async function recheck({ id, v }: Job, given: object): Promise<Job> {
    expect((await member.ask(calls.checkImport, { id, v, ...given })).body.message).toBe('success')
    return ended(id)
  }

  async function apply({ id, v }: Job): Promise<Job> {
    expect((await member.ask(calls.applyImport, { id, v })).body.message).toBe('success')
    return ended(id)
  }

  async function give(file: string | Buffer): Promise<Job> {
    return apply(await check(file))
  }

  async function rowsOf(id: number, kind?: string) {
    const { body } = await member.ask(calls.getImportRows, { id, kind })
    return body.rows
  }

  return { send, check, recheck, apply, give, ended, jobOf, rowsOf }
}

export function pieceOf(id: number, nr: number, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id, nr, sha256, data: bytes.toString('base64') }
}
