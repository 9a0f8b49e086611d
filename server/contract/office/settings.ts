import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { longestText, unknownPlaceholder } from '#contract/message-text'
import { RemovedHtml } from '#contract/office/drafts'
import { day, html, line, version } from '#contract/office/wire'
import {
  channels,
  type MessageKind,
  type MessageText,
  messageKinds,
  messageLangs,
  messageTexts,
} from '#contract/outbox'
import { isPhoneNumber } from '#contract/phone'
import { asciiDigits, mostFeeTaka, mostSynonyms, synonymSeparator } from '#contract/shop'
import { examplePage, isPageOf, type SocialSite, withHttps } from '#contract/shop-facts'
import { done, email, text, wholeNumber } from '#contract/wire'

/** An absent or empty field takes the default of the code. */
const fact = (label: string, max: number) => text(label, max, 0).nullish()
const lineOf = (label: string, max: number) => line(label, max, 0).nullish()
const phone = () =>
  fact('mobile number', 40)
    .transform((value) => asciiDigits(value?.trim() ?? '') || undefined)
    .refine((value) => value === undefined || isPhoneNumber(value), {
      error: 'Please enter a valid mobile number',
    })
const page = (site: SocialSite) =>
  fact('link', 300)
    .transform((link) => link && withHttps(link))
    .refine((url) => !url || isPageOf(site, url), {
      error: `Write the link of your page, like ${examplePage(site)}`,
    })
const picture = () =>
  fact('picture', 300).refine((url) => !url || /^\/uploads\/brand\/[^/]+\.webp$/.test(url), {
    error: 'Add a picture',
  })

const fee = () => wholeNumber('delivery fee', 0, mostFeeTaka)

/** The switches of each kind, and its own texts in each language. */
function textsOfMessages(): Record<string, z.ZodType> {
  const own = (kind: MessageKind, what: MessageText) =>
    fact('text', longestText[what])
      .refine((text) => unknownPlaceholder(text ?? '', kind) === undefined, {
        error: ({ input }) =>
          `No placeholder is called ${unknownPlaceholder(String(input), kind)?.slice(0, 30)}`,
      })
      .refine((text) => !text || kind !== 'reset' || what !== 'sms' || text.includes('{link}'), {
        error: 'The SMS for a new password needs its link',
      })
  const fields = messageKinds.flatMap((kind): [string, z.ZodType][] => [
    ...channels.map((channel): [string, z.ZodType] => [
      `${kind}_${channel}`,
      z.boolean().nullish(),
    ]),
    ...messageLangs.flatMap((lang) =>
      messageTexts.map((what): [string, z.ZodType] => [`${kind}_${lang}_${what}`, own(kind, what)]),
    ),
  ])
  return Object.fromEntries(fields)
}

export const settingParts = {
  shop: z.object({
    name: lineOf('name', 40),
    latin_name: lineOf('name', 40),
    promise: lineOf('promise', 120),
    address: fact('address', 200),
    /** A line for each sentence. */
    strip: fact('moving line', 300),
    closed_until: day('last day').nullish(),
    logo: picture(),
  }),
  contact: z.object({
    phone: phone(),
    whatsapp: phone(),
    email: z.union([z.literal(''), email()]).nullish(),
    call_hours: lineOf('call hours', 60),
  }),
  social: z.object({
    facebook: page('facebook'),
    instagram: page('instagram'),
    youtube: page('youtube'),
    tiktok: page('tiktok'),
    messenger: page('messenger'),
  }),
  /** HTML: `order_policy` is for products without their own, the others replace a page's text. */
  policy: z.object({
    order_policy: html().nullish(),
    order_procedure: html().nullish(),
    delivery_rules: html().nullish(),
    return_policy: html().nullish(),
  }),
  orders: z.object({
    /** New reviews wait until staff show them. */
    hold_reviews: z.boolean().nullish(),
    /** New choices run low at this count, unless they have a number of their own. */
    low_at: wholeNumber('warning', 0, 99).nullish(),
    claim_minutes: wholeNumber('minutes', 2, 60).nullish(),
    slip_footer: fact('footer', 300),
    /** Staff see carts left behind. */
    left_carts: z.boolean().nullish(),
  }),
  /** In whole taka; an empty one is the usual fee. */
  delivery: z.object({
    fee_inside: fee().nullish(),
    fee_outside: fee().nullish(),
  }),
  /** Messages to customers: `placed_mail`, `placed_bn_sms`. Absent ones are the program's. */
  texts: z.object(textsOfMessages()),
  search: z.object({
    /** A group of words with one meaning on each line, separated by commas. */
    synonyms: fact('list', 20_000).superRefine((list, { addIssue }) => {
      const lines = list?.split('\n') ?? []
      const nr = lines.findIndex((line) => line.split(synonymSeparator).length > mostSynonyms)
      if (nr < 0) return
      addIssue({
        code: 'custom',
        message: `A line may have at most ${mostSynonyms} words; line ${nr + 1} has more`,
      })
    }),
  }),
}

export type SettingPart = keyof typeof settingParts
export const settingNames = Object.keys(settingParts) as SettingPart[]

const entry = <T extends z.ZodType>(value: T) => z.object({ v: z.int(), value })
export const Settings = z.object({
  shop: entry(settingParts.shop),
  contact: entry(settingParts.contact),
  social: entry(settingParts.social),
  policy: entry(settingParts.policy),
  orders: entry(settingParts.orders),
  delivery: entry(settingParts.delivery),
  texts: entry(settingParts.texts),
  search: entry(settingParts.search),
})
export type Settings = z.output<typeof Settings>

/** All parts; one that was never set is empty. */
export const getSettings = staffRead('/api/office/settings', 'settingsSee', {
  input: z.object({}),
  output: done('success', { settings: Settings, phone: z.string() }),
})
/** HTML that is removed from a text of `policy`, as from a product's. */
const Removed = RemovedHtml.extend({ field: settingParts.policy.keyof() })
export type RemovedOfSetting = z.output<typeof Removed>
export type PolicyTexts = z.output<typeof settingParts.policy>
/**
 * Replaces a part. Throws a 409 with `current` for another version. The fields of the part stand
 * beside its name.
 */
export const saveSettings = staffChange('/api/office/settings/save', 'settings', {
  proved: true,
  isLong: 'form',
  input: z.object({
    part: z.enum(settingNames, { error: 'There is no such part' }),
    v: version(),
    value: z.record(z.string(), z.unknown(), { error: 'The form could not be read' }),
  }),
  output: done('success', {
    settings: Settings,
    phone: z.string(),
    removed: z.array(Removed),
  }),
})
/**
 * What shoppers searched without a result, the most frequent first. `shipped`: the list of synonyms
 * that comes with the program.
 */
export const getSearches = staffRead('/api/office/settings/searches', 'settingsSee', {
  input: z.object({}),
  output: done('success', {
    shipped: z.string(),
    searches: z.array(z.object({ keyword: z.string(), times: z.int(), last_at: z.string() })),
  }),
})
