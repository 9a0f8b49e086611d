import type { CustomerCard, CustomerRow } from '#contract/office/customers'
import type { AddressModel, CustomerModel, OrderModel } from '../../database/generated/models.ts'

export type CustomerRead = Pick<CustomerModel, 'id' | 'name' | 'email' | 'createdAt'> & {
  number: AddressModel['number'] | null
  orders: number
}
type OrderRead = Pick<OrderModel, 'transId' | 'status' | 'totalTaka' | 'createdAt' | 'joinedInto'>
type Details = {
  address: string | null
  bounced: boolean
  record: CustomerCard['record'] | null
  orders: OrderRead[]
}

const noRecord = { delivered: 0, returned: 0, cancelled: 0, open: 0 }

export function presentCustomer(row: CustomerRead): CustomerRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    number: row.number,
    orders: row.orders,
    created_at: row.createdAt.toISOString(),
  }
}

export function presentCard(
  row: CustomerRead,
  { address, bounced, record, orders }: Details,
): CustomerCard {
  return {
    ...presentCustomer(row),
    address,
    bounced,
    record: record ?? noRecord,
    orders_list: orders.map((order) => ({
      trans_id: order.transId,
      status: order.status,
      total: order.totalTaka,
      created_at: order.createdAt.toISOString(),
      ...(order.joinedInto !== null && { joined: true as const }),
    })),
  }
}
