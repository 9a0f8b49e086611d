import type { Settings } from '#contract/office/settings'
import { type ShopFacts, showsSamples, socialSites } from '#contract/shop-facts'
import { useLang, useWords } from '../../text/lang'
import { factsOfCode, shopFacts } from '../../text/shop-facts'
import { Flower } from '../../ui/media/flower'
import { lookWords } from './look-words'
import type { FieldName } from './parts'
import type { Typed } from './typed-values'
import { settingsWords } from './words'
import './shop-look.css'

type ShopLookProps = {
  settings: Settings
  /** The typed values of the open part. */
  typed: Typed
  phone: string
}

/** A preview of the shop's header and footer with the typed settings. */
export function ShopLook({ settings, typed, phone }: ShopLookProps) {
  const words = useWords(lookWords)
  const { fields, reaches } = useWords(settingsWords)
  const lang = useLang()
  const { shop, contact, social } = settings
  const set: Partial<Record<FieldName, unknown>> = {
    ...shop.value,
    ...contact.value,
    ...social.value,
    ...typed,
  }
  const typedOf = (name: FieldName) => String(set[name] || '')
  const given: ShopFacts = {
    demo: shopFacts().demo,
    name: typedOf('name'),
    latin_name: typedOf('latin_name'),
  }
  const own: Partial<Record<FieldName, string>> = {
    ...factsOfCode(lang, given),
    ...(phone && { phone }),
  }
  const fact = (name: FieldName) => typedOf(name) || own[name] || ''
  const sites = socialSites.filter((site) => fact(site))
  const isSample = sites.length === 0 && showsSamples(given)
  const shown = isSample ? socialSites.slice(0, 3) : sites
  const ways = fact('phone') ? [...shown, 'whatsapp' as const] : shown
  const mark = fact('logo') ? (
    <img src={fact('logo')} alt={''} width={30} height={30} />
  ) : (
    <Flower size={30} />
  )
  const name = (
    <span>
      <b>{fact('name')}</b>
      {fact('latin_name') !== fact('name') && <small lang="en">{fact('latin_name')}</small>}
    </span>
  )
  return (
    <section className="grid gap-8 small shop-look num" aria-label={words.title}>
      <p className="mute">{words.title}</p>
      <div className="break look">
        <p className="strip">{[fact('phone'), fact('call_hours')].filter(Boolean).join(' · ')}</p>
        <p className="flex gap-8 name">
          {mark}
          {name}
        </p>
        <p className="middle mute look-products">{words.products}</p>
        <div className="grid gap-8 foot">
          <p className="flex gap-8 name">
            {mark}
            {name}
          </p>
          <p>{words.about(fact('address'), fact('promise'))}</p>
          <p>{ways.map((site) => fields[site]).join(' · ')}</p>
          <p>
            <b translate="no">{fact('phone')}</b>
            <br />
            {words.daily(fact('call_hours'))}
            <br />
            {fact('email')}
          </p>
        </div>
      </div>
      <p className="mute">{reaches}</p>
    </section>
  )
}
