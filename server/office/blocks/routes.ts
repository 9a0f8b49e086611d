import * as calls from '#contract/office/blocks'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readBlocks } from './read-blocks.ts'
import { removeBlock, saveBlock } from './save-block.ts'

export function blockRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient) {
  read(calls.getBlocks)(({ input }) => readBlocks(prisma, input))

  write(calls.saveBlock)(async ({ input, staff, tx }) => ({
    block: await saveBlock(tx, staff, input),
  }))

  write(calls.removeBlock)(async ({ input, tx }) => ({ block: await removeBlock(tx, input) }))
}
