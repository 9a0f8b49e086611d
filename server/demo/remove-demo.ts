import type { Transaction } from '../database/client.ts'
import { banners, notes } from './data/home-page.ts'
import { menus, tags } from './data/menus.ts'
import { agents, buyers, messages, newBuyers } from './data/office.ts'
import { demoCustomer, demoOwner, lockedHash, promos, reviewers } from './data/people.ts'
import { readDemoProducts } from './read-products.ts'

/** Number of removed rows of a kind, and the kept ones, which the shop's own business refers to. */
export type Removed = { what: string; gone: number; kept: string[] }

/**
 * Removes the demo from a shop, by the natural keys of its rows. Rows that real customers ordered,
 * reviewed or redeemed stay, and so do rows with the operator's own title, picture or price.
 */
export async function removeDemo(tx: Transaction): Promise<Removed[]> {
  const locked = [...reviewers, ...buyers, ...newBuyers]
  const people = await tx.customer.findMany({
    where: {
      OR: [
        { emailKey: demoCustomer.email },
        { emailKey: { in: locked.map(({ email }) => email) }, passwordHash: lockedHash },
      ],
    },
    select: { id: true },
  })
  const ids = people.map(({ id }) => id)
  await tx.$executeRaw`delete from session where (sess ->> 'customerId')::int = any(${ids})`
  // The uses of promos are removed with their orders.
  await tx.$executeRaw`
    update promo p set redeemed = redeemed - used.times
    from (select promo_id, count(*)::int as times from promo_redemption r
          join orders o on o.id = r.order_id where o.customer_id = any(${ids}) group by 1) used
    where used.promo_id = p.id`
  const orders = await tx.order.deleteMany({ where: { customerId: { in: ids } } })
  const customers = await tx.customer.deleteMany({ where: { id: { in: ids } } })
  return [
    { what: 'orders of the demo customers', gone: orders.count, kept: [] },
    { what: 'demo customers, with their reviews', gone: customers.count, kept: [] },
    await removePromos(tx),
    await removeProducts(tx),
    await removeMenus(tx),
    await removeTags(tx),
    await removeBannersAndNotes(tx),
    await closeOffice(tx),
    await removeMessages(tx),
    await removeAgents(tx),
  ]
}

/** A code that a real order redeemed is ended instead, since the order names it. */
async function removePromos(tx: Transaction): Promise<Removed> {
  const own = { OR: promos.map(({ code, priceTaka }) => ({ code, priceTaka })) }
  const { count: gone } = await tx.promo.deleteMany({
    where: { ...own, redemptions: { none: {} } },
  })
  const left = await tx.promo.findMany({ where: own })
  const ids = left.map(({ id }) => id)
  await tx.$executeRaw`
    update promo set ends_at = now() where id = any(${ids}) and (ends_at is null or ends_at > now())`
  return { what: 'promo codes', gone, kept: left.map(({ code }) => `${code}, which is ended`) }
}

async function removeProducts(tx: Transaction): Promise<Removed> {
  const titles = new Map((await readDemoProducts()).map(({ slug, title }) => [slug, title]))
  const found = await tx.product.findMany({
    where: { slug: { in: [...titles.keys()] } },
    select: { id: true, slug: true, title: true, image: true, reviews: { take: 1 } },
  })
  const sold = await tx.orderLine.findMany({
    where: { productId: { in: found.map(({ id }) => id) } },
    select: { productId: true },
    distinct: ['productId'],
  })
  const soldIds = new Set(sold.map(({ productId }) => productId))
  const isDemo = (row: (typeof found)[number]) =>
    row.title === titles.get(row.slug) &&
    row.image.startsWith('/uploads/catalog/demo-') &&
    row.reviews.length === 0 &&
    !soldIds.has(row.id)
  const ids = found.filter(isDemo).map(({ id }) => id)
  const { count: gone } = await tx.product.deleteMany({ where: { id: { in: ids } } })
  return {
    what: 'products',
    gone,
    kept: found.filter((row) => !isDemo(row)).map(({ slug }) => slug),
  }
}

/** Only without products. */
async function removeMenus(tx: Transaction): Promise<Removed> {
  const categories = menus.flatMap((menu) => menu.categories.map(({ category }) => category))
  const emptied = await tx.category.deleteMany({
    where: {
      category: { in: categories },
      image: { startsWith: '/uploads/catalog/demo-' },
      products: { none: {} },
    },
  })
  const menu = { in: menus.map(({ menu }) => menu) }
  const gone = await tx.menu.deleteMany({ where: { menu, categories: { none: {} } } })
  const left = await tx.menu.findMany({ where: { menu } })
  return {
    what: 'menus and categories',
    gone: gone.count + emptied.count,
    kept: left.map(({ menu }) => menu),
  }
}

async function removeTags(tx: Transaction): Promise<Removed> {
  const tag = { in: [...tags] }
  const { count: gone } = await tx.tag.deleteMany({ where: { tag, products: { none: {} } } })
  const left = await tx.tag.findMany({ where: { tag } })
  return { what: 'tags', gone, kept: left.map(({ tag }) => tag) }
}

async function removeBannersAndNotes(tx: Transaction): Promise<Removed> {
  const slides = await tx.banner.deleteMany({
    where: {
      OR: banners.map(({ name }) => ({ image: { startsWith: `/uploads/banners/demo-${name}-` } })),
    },
  })
  const texts = await tx.note.deleteMany({
    where: { OR: notes.map(({ title, note }) => ({ title, note })) },
  })
  return { what: 'banners and notes', gone: slides.count + texts.count, kept: [] }
}

/** The account stays, since orders name it; nobody can sign in with it. */
async function closeOffice(tx: Transaction): Promise<Removed> {
  const { count } = await tx.staff.updateMany({
    where: { loginKey: demoOwner.login, active: true },
    data: { active: false, passwordHash: null, inviteHash: null, inviteUntil: null },
  })
  return { what: "the demo owner's way into the office", gone: count, kept: [] }
}

async function removeMessages(tx: Transaction): Promise<Removed> {
  const { count: gone } = await tx.message.deleteMany({
    where: {
      OR: messages.map(({ buyer, subject }) => ({ email: buyers[buyer]?.email ?? '', subject })),
    },
  })
  return { what: 'messages', gone, kept: [] }
}

/** A person with a password from the owner works here; a person in the audit stays. */
async function removeAgents(tx: Transaction): Promise<Removed> {
  const own = { loginKey: { in: agents.map(({ login }) => login) } }
  const idle = { ...own, passwordHash: null, audits: { none: {} } }
  const { count: gone } = await tx.staff.deleteMany({ where: idle })
  const kept = await tx.staff.findMany({ where: own })
  return { what: 'agents of the office', gone, kept: kept.map(({ name }) => name) }
}
