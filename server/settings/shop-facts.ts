import { type Channel, isMessageOn, type MessageKind } from '#contract/outbox'
import type { Fees } from '#contract/shop'
import { feesIn, type OwnPage, ownPages, type ShopFacts } from '#contract/shop-facts'
import type { SafeHtml } from '#contract/wire'
import type { Config } from '../config/config.ts'
import type { Cache, Kind } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { factsWaitMs, inTime } from '../turns/in-time.ts'

/** Reads the shop's name and contact, for a page of rules also its own text. */
export type ReadFacts = (page?: OwnPage) => Promise<ShopFacts>
/** Reads the delivery fees that the office set, if any; throws where they cannot be read. */
export type ReadOwnFees = () => Promise<Fees | undefined>

type Facts = Awaited<ReturnType<ReadFacts>>
/** The texts were cleaned when saved. */
type Cached = { facts: Facts; texts: Partial<Record<OwnPage, SafeHtml>> }
const settings: Kind<Cached> = {
  name: 'settings',
  sizeOf: (cached) => 2 * JSON.stringify(cached).length,
}
const parts = ['shop', 'contact', 'social']

type Given = ShopFacts & { sends: { mail: boolean; sms: boolean } }

export function givenFacts({
  demo,
  shopPhone,
  mail,
  sms,
}: Pick<Config, 'demo' | 'shopPhone' | 'mail' | 'sms'>): Given {
  const sends = { mail: mail !== undefined, sms: sms !== undefined }
  return { ...(demo && { demo }), ...(shopPhone && { phone: shopPhone }), sends }
}

/** `given`: of the environment, until the office sets them. */
export function openShopFacts(
  prisma: PrismaClient,
  cache: Cache,
  { sends, ...given }: Given,
): { readFacts: ReadFacts; readOwnFees: ReadOwnFees } {
  const read = async (): Promise<Cached> => {
    const rows = await prisma.setting.findMany({
      where: { part: { in: [...parts, 'policy', 'texts', 'delivery'] } },
    })
    const values = rows.filter(({ part }) => parts.includes(part)).map(({ value }) => value)
    const partOf = (name: string) => Object(rows.find(({ part }) => part === name)?.value)
    const texts = partOf('policy')
    const own = ownPages.filter((page) => texts[page])
    const delivery = rows.find(({ part }) => part === 'delivery')
    const facts = Object.assign(
      { ...given, ...factsOfMessages(partOf('texts'), sends) },
      ...values,
      own.length > 0 && { own_pages: own },
      delivery && { fees: feesIn(Object(delivery.value)) },
    )
    return { facts, texts: Object.fromEntries(own.map((page) => [page, texts[page]])) }
  }
  const readNow = () => cache.snapshot().getOrMake(settings, 'facts', read)
  return {
    // A page is answered even without the database.
    readFacts: async (page) => {
      const none: Cached = { facts: given, texts: {} }
      const { facts, texts } = await inTime(readNow(), factsWaitMs).catch(() => none)
      const text = page && texts[page]
      return text ? { ...facts, own_page: { page, text } } : facts
    },
    readOwnFees: async () => (await readNow()).facts.fees,
  }
}

function factsOfMessages(own: unknown, sends: Given['sends']): ShopFacts {
  const goes = (kind: MessageKind, channel: Channel) =>
    sends[channel] && isMessageOn(own, kind, channel)
  return {
    ...((goes('reset', 'mail') || goes('reset', 'sms')) && { forgot: true }),
    ...(!goes('shipped', 'mail') && { no_mail: true }),
  }
}
