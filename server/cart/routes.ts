import * as calls from '#contract/cart'
import type { PrismaClient } from '../database/generated/client.ts'
import { notFound } from '../failures/refusals.ts'
import type { Routes } from '../http/route.ts'
import { addLine } from './add-line.ts'
import { changeQuantity } from './change-quantity.ts'
import { choose } from './choose.ts'
import { readCart } from './read-cart.ts'

export function cartRoutes({ own }: Routes, prisma: PrismaClient) {
  own(calls.getCart)(async ({ customerId, input }) => ({
    carts: await readCart(prisma, customerId, { namesAsked: input.on_call === '1' }),
  }))

  own(calls.addToCart)(async ({ customerId, input }) => {
    const cart = await addLine(prisma, {
      customerId,
      productId: input.product_id,
      quantity: input.quantity,
      colorId: input.color_id ?? null,
      sizeId: input.size_id ?? null,
    })
    return cart ? { message: 'added', cart } : { message: 'exists' }
  })

  own(calls.setCartChoice)(async ({ customerId, input }) => {
    const cart = await choose(prisma, {
      customerId,
      lineId: input.cart_id,
      colorId: input.color_id ?? null,
      sizeId: input.size_id ?? null,
    })
    return cart ? { message: 'success', cart } : { message: 'exists' }
  })

  own(calls.deleteCartLine)(async ({ customerId, input }) => {
    const { count } = await prisma.cartLine.deleteMany({
      where: { id: input.cartId, customerId },
    })
    if (count === 0) throw notFound('The cart line')
    return { message: 'deleted' }
  })

  own(calls.incrementCartLine)(async ({ customerId, input }) => ({
    message: 'success',
    cart: await changeQuantity(prisma, {
      customerId,
      lineId: input.cart_id,
      change: input.set_to ? { to: input.set_to } : 'more',
    }),
  }))

  own(calls.decrementCartLine)(async ({ customerId, input }) => ({
    message: 'success',
    cart: await changeQuantity(prisma, { customerId, lineId: input.cart_id, change: 'less' }),
  }))
}
