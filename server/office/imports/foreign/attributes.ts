import type { AttributeMeaning } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import type { ForeignRow } from './rows.ts'

export type Attribute = Job['attributes'][number]
export type AttributeMeanings = (name: string) => AttributeMeaning

const mostAttributes = 100
const mostLetters = 100
const colors =
  /^(?:pa_)?(?:colou?rs?|রং|রঙ|কালার|farben?|couleurs?|color(?:es)?|colore|kleur|cor|renk)$/iu
const sizes =
  /^(?:pa_)?(?:sizes?|সাইজ|মাপ|größen?|groesse|tailles?|tallas?|tamaños?|maat|taglia|tamanho|beden)$/iu
/** Shopify's one option of products without options. */
const none = /^title$/i

export function openAttributes() {
  const isOfChoices = new Map<string, boolean>()
  return {
    take: (row: ForeignRow) => {
      for (const { name, value } of row.options) {
        if (name === '' || none.test(name) || name.length > mostLetters) continue
        if (!isOfChoices.has(name) && isOfChoices.size >= mostAttributes) continue
        const isChoice = row.isChoice && value !== ''
        isOfChoices.set(name, isOfChoices.get(name) || isChoice)
      }
    },
    /** A name that tells choices apart is a color or a size: a size if no word decides. */
    list: (chosen: Record<string, AttributeMeaning>): Attribute[] =>
      [...isOfChoices].map(([name, isChoice]) => {
        const known = (Object.hasOwn(chosen, name) && chosen[name]) || readName(name)
        return {
          name,
          meaning: known ?? (isChoice ? 'size' : 'text'),
          is_asked: known === null && isChoice,
        }
      }),
  }
}

function readName(name: string): AttributeMeaning | null {
  if (colors.test(name.normalize('NFC'))) return 'color'
  return sizes.test(name.normalize('NFC')) ? 'size' : null
}

export function meaningsOf(attributes: readonly Attribute[]): AttributeMeanings {
  const known = new Map(attributes.map(({ name, meaning }) => [name, meaning]))
  return (name) => known.get(name) ?? 'text'
}
