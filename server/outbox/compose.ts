import { sayChoice } from '#contract/color-names'
import { fillSms, fillText, isGsmText, withoutLinks } from '#contract/message-text'
import { cancelReasons } from '#contract/office/rules'
import type { Channel, MessageLang, MessageText } from '#contract/outbox'
import { readPicture } from '#contract/pictures'
import { dueOf, expectedArrival, isOutside, orderStatus } from '#contract/shop'
import { feesOf, namesOf, phoneOf, type ShopFacts } from '#contract/shop-facts'
import { isOfShop, type Kind, kinds, type OrderOfMessage } from './kinds.ts'
import { type LetterContent, letterHtml, letterText } from './letter-html.ts'
import { SendError } from './send-error.ts'
import { dayInDhaka, type MessageSettings, taka, words } from './words.ts'

export type Message = {
  kind: Kind
  lang: MessageLang
  /** Missing for a message about an account. */
  order: OrderOfMessage | null
  /** Whether a product of the order asks for an advance. */
  hasAdvance: boolean
  /** The link of the order, or for a new password. */
  link: string
  shop: ShopFacts
  origin: string
  /** Photos come from the net only where the shop has a public address. */
  publicUrl: string | undefined
  settings: MessageSettings
  /** What staff wrote themselves; `subject` of the message that it answers. */
  written?: { words: string; subject: string | null } | undefined
}

/** The text of an SMS on one line; what staff wrote stays as it is. Throws a SendError. */
export function composeSms(message: Message): string {
  const { lang, shop, written } = message
  const { name, latin_name } = namesOf(shop)
  if (written) {
    return `${lang === 'en' || isGsmText(written.words) ? latin_name : name}: ${written.words}`
  }
  return fillSms(textOf(message, 'sms'), valuesOf(message, 'sms'), latin_name)
}

export function composeLetter(message: Message): { subject: string; text: string; html: string } {
  const { kind, lang, order, link, shop, written } = message
  const own = words[lang]
  const values = valuesOf(message, 'mail')
  const isLetter = order !== null && written === undefined
  const phone = phoneOf(shop)
  const { button } = kinds[kind]
  const isOver = button === 'seeEnded'
  const subject =
    written?.subject != null
      ? `Re: ${written.subject}`
      : fillText(textOf(message, 'subject'), values)
  // A booking that the shop wrote down is taken off already.
  const dueLabel =
    message.hasAdvance && order && paidOf(order) === 0 ? `${own.due} (${own.lessAdvance})` : own.due
  const letter: LetterContent = {
    lang,
    shop: values.shop,
    subject: subject.replace(/\s+/g, ' '),
    opening: written?.words ?? fillText(textOf(message, 'opening'), values),
    more: order ? moreOf(kind, order, lang) : [],
    link,
    button: button && { label: own[button], link },
    facts: order ? factsOf(order, message) : [],
    lines: isLetter ? linesOf(message, order) : [],
    reviewLabel: own.review,
    sums: isLetter ? sumsOf(order, isOver, lang) : [],
    due: isLetter && !isOver ? [dueLabel, taka(dueOf(order.totalTaka, paidOf(order)), lang)] : null,
    foot: [
      ...(written ? [] : [order ? own.automatic : own.automaticAccount]),
      [
        values.shop,
        ...(phone ? [`${own.help}: ${phone}`] : []),
        ...(shop.email ? [shop.email] : []),
      ].join(' · '),
    ],
  }
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

/** Of whom the table names; a person's words have a subject of the program. */
function textOf({ kind, lang, settings }: Message, what: MessageText): string {
  const own = words[lang]
  if (isOfShop(kind)) return settings.textOf(kind, lang, what)
  if (what === 'sms') throw new SendError('for good', 'Nothing to say by SMS')
  if (kinds[kind].words === 'program') return own.changed[what]
  return what === 'subject' ? own.aboutOrder : ''
}

function valuesOf({ kind, lang, order, link, shop }: Message, channel: Channel) {
  const names = namesOf(shop)
  const name = withoutLinks(order?.addressName ?? '')
  return {
    name: channel === 'sms' ? (name.split(/\s+/)[0] ?? '') : name,
    order: order?.transId ?? '',
    due: order ? taka(kind === 'cancelled' ? 0 : dueOf(order.totalTaka, paidOf(order)), lang) : '',
    link,
    shop: lang === 'en' ? names.latin_name : names.name,
    phone: phoneOf(shop) ?? '',
  }
}

function moreOf(kind: Kind, order: OrderOfMessage, lang: MessageLang): string[] {
  const own = words[lang]
  if (kind === 'cancelled') return [...whyCancelled(order, lang), own.nothingDue]
  const ids = order.joined.map(({ transId }) => transId).join(', ')
  const isToCome = kinds[kind].facts === 'all'
  return isToCome && ids ? [own.joined(ids)] : []
}

function whyCancelled({ events }: OrderOfMessage, lang: MessageLang): string[] {
  const own = words[lang]
  const event = events.find(({ toStatus }) => toStatus === orderStatus.cancelled)
  if (!event || event.staffId === null) return [own.byCustomer]
  const data: Record<string, unknown> = Object(event.data)
  const reason = cancelReasons.find((each) => each === data.reason)
  const written = reason === 'other' && typeof data.words === 'string' ? data.words : ''
  const why = written || (reason ? own.reasons[reason] : '')
  return [own.byShop, ...(why ? [`${own.why}: ${why}`] : [])]
}

function factsOf(order: OrderOfMessage, { kind, lang, shop }: Message): [string, string][] {
  const own = words[lang]
  const { facts: which } = kinds[kind]
  const facts: [string, string][] = [[own.order, order.transId]]
  if (which === 'number') return facts
  const packed = order.events.find(({ toStatus }) => toStatus === orderStatus.processing)
  // As the slip in the parcel says it: the days in which a fault is reported are counted from it.
  if (packed) facts.push([own.invoiceDate, dayInDhaka(packed.at, lang)])
  if (which === 'invoice') return facts
  const day = dayInDhaka(expectedArrival(order.createdAt), lang)
  const isFar = isOutside(order.feeTaka, feesOf(shop))
  facts.push([own.arrives, isFar ? `${day} (${own.outside})` : day])
  const typed = [order.addressName, order.addressNumber, order.address].join(', ')
  facts.push([own.address, withoutLinks(typed)])
  return facts
}

function linesOf(
  { kind, lang, origin, publicUrl }: Message,
  order: OrderOfMessage,
): LetterContent['lines'] {
  return order.lines.map((line) => {
    const chosen = sayChoice(line, lang)
    const note = `${taka(line.priceTaka, lang)} × ${line.quantity}`
    return {
      text: line.title,
      note: chosen ? `${chosen} · ${note}` : note,
      sum: taka(line.priceTaka * line.quantity, lang),
      picture: publicUrl && readPicture(line.image) ? publicUrl + smallest(line.image) : null,
      link: kind === 'delivered' ? `${origin}/product/${encodeURIComponent(line.slug)}` : null,
    }
  })
}

/** The file of 200 px beside the largest one. */
function smallest(image: string): string {
  const [width = 200] = readPicture(image)?.widths ?? []
  return encodeURI(
    image.replace(/-(\d+)x(\d+)\.webp$/, (_, w, h) => {
      return `-${width}x${Math.round((Number(h) * width) / Number(w))}.webp`
    }),
  )
}

/** What came in advance, as far as it was not given back. */
function paidOf({ payments }: OrderOfMessage): number {
  return payments.reduce((sum, { taka }) => sum + taka, 0)
}

/** The rows above the amount due, which has a row of its own. */
function sumsOf(order: OrderOfMessage, isOver: boolean, lang: MessageLang): [string, string][] {
  const own = words[lang]
  const paid = paidOf(order)
  return [
    [own.subtotal, taka(order.subtotalTaka, lang)],
    [own.fee, taka(order.feeTaka, lang)],
    ...(order.discountTaka > 0
      ? [[own.promo, `-${taka(order.discountTaka, lang)}`] satisfies [string, string]]
      : []),
    ...(order.rebateTaka > 0
      ? [[own.rebate, `-${taka(order.rebateTaka, lang)}`] satisfies [string, string]]
      : []),
    ...(paid > 0 && !isOver
      ? [[own.advance, `-${taka(paid, lang)}`] satisfies [string, string]]
      : []),
    ...(isOver ? [[own.paid, taka(order.totalTaka, lang)] satisfies [string, string]] : []),
  ]
}
