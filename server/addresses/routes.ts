import * as calls from '#contract/addresses'
import { type Fees, usualFees } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import type { AddressModel } from '../database/generated/models.ts'
import type { Routes } from '../http/route.ts'
import type { ReadOwnFees } from '../settings/shop-facts.ts'
import { presentAddress, presentHints } from './present.ts'

export function addressRoutes({ own }: Routes, prisma: PrismaClient, readOwnFees: ReadOwnFees) {
  own(calls.getAddress)(async ({ customerId }) => {
    const [address, newest] = await Promise.all([
      prisma.address.findUnique({ where: { customerId } }),
      prisma.order.findFirst({
        where: { customerId },
        orderBy: { id: 'desc' },
        select: { transId: true },
      }),
    ])
    return {
      message: 'success',
      user_address: address && presentAddress(address),
      trans_id: newest?.transId ?? null,
      ...(await hintsOf(address)),
    }
  })

  own(calls.saveAddress)(async ({ customerId, input }) => {
    const { name, number, address } = input
    const row = await prisma.address.upsert({
      where: { customerId },
      create: { customerId, name, number, address },
      update: { name, number, address },
    })
    return {
      message: 'success',
      user_address: presentAddress(row),
      ...(await hintsOf(row)),
    }
  })

  async function hintsOf(address: AddressModel | null) {
    const ownFees = await readOwnFees()
    const fees = ownFees ?? usualFees
    return {
      ...presentHints(address, fees),
      ...(await lastFee(prisma, address, fees)),
      ...(ownFees && { fees: ownFees }),
    }
  }
}

/**
 * What stands on a new phone: the fee of the customer's last order to this same address, where the shop
 * still has it.
 */
async function lastFee(prisma: PrismaClient, saved: AddressModel | null, fees: Fees) {
  if (!saved) return {}
  const { customerId, address } = saved
  const order = await prisma.order.findFirst({
    where: { customerId, address },
    orderBy: { id: 'desc' },
    select: { feeTaka: true },
  })
  return order && Object.values(fees).includes(order.feeTaka) ? { last_fee: order.feeTaka } : {}
}
