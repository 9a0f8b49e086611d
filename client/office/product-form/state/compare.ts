import { readWhole } from '#contract/office/numbers'
import { type Comparison, compareTyped } from '../../../ui/form/compare-typed'
import { emptyFields, type FieldName, type Fields, isSame, sameName } from './fields'
import { discountOf } from './prices'

/** The others are computed, or known to this form only. */
export type Compared = Exclude<FieldName, 'discount' | 'counts'>
export type FormComparison = Comparison<Compared, Fields, unknown>

const compared = Object.keys(emptyFields).filter(
  (name): name is Compared => name !== 'discount' && name !== 'counts',
)

/** Compares another version with the form, field by field: a list is one field. */
export function compareFields(base: Fields, own: Fields, theirs: Fields): FormComparison {
  const [before, mine] = [withIdsOf(theirs, base), withIdsOf(theirs, own)]
  return compareTyped<Compared, Fields, unknown>(compared, { before, mine, theirs }, isSame)
}

/** Fields that are not compared stay as typed: counts, and the discount while its prices stay. */
export function withOwn(merged: Fields, { price, old_price, discount, counts }: Fields): Fields {
  const isPriced = isSame('price', merged.price, price)
  const isAsTyped = isPriced && isSame('old_price', merged.old_price, old_price)
  const made = discountOf(readWhole(merged.price), readWhole(merged.old_price))
  return { ...merged, counts, discount: isAsTyped ? discount : made }
}

/** An entry that is new in the form and stored in the other version takes the stored id. */
function withIdsOf(theirs: Fields, fields: Fields): Fields {
  const adopted = { ...fields }
  for (const list of ['tags', 'colors', 'sizes'] as const) {
    adopted[list] = fields[list].map((own) => {
      if (typeof own.ref === 'number') return own
      return theirs[list].find(({ name }) => sameName(name, own.name)) ?? own
    })
  }
  adopted.images = fields.images.map((own) => {
    if (typeof own.ref === 'number' || own.image === '') return own
    return { ...own, ref: theirs.images.find(({ image }) => image === own.image)?.ref ?? own.ref }
  })
  return adopted
}
