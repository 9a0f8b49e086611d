import * as calls from '#contract/office/customers'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readCustomer } from './read-customer.ts'
import { readCustomers } from './read-customers.ts'
import { makeResetLink } from './reset-customer.ts'

export function officeCustomerRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient) {
  read(calls.getCustomers)(({ input }) => readCustomers(prisma, input))

  read(calls.getCustomer)(async ({ input }) => ({ customer: await readCustomer(prisma, input.id) }))

  write(calls.resetCustomer)(({ input, staff, origin, tx }) =>
    makeResetLink(tx, { id: input.id, staffId: staff.id, origin }),
  )
}
