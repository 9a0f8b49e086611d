import type { ImportOptions } from '#contract/office/import-rules'
import { cellOf, type OwnRow } from '../read/own-row.ts'
import { cutText } from '../read/problems.ts'
import type { ImportRow } from './changes.ts'
import { judgeByForm } from './judge-prices.ts'
import {
  askWhichProduct,
  refuseAsNew,
  refuseOther,
  refuseSpoilt,
  refuseSum,
  titleOf,
  warnSameTitle,
  warnWithoutPicture,
} from './judge-row.ts'
import { planCategories, planTags } from './plan-catalogue.ts'
import { planChoices } from './plan-choices.ts'
import { fieldSteps } from './plan-fields.ts'
import { planPhotos, planTextPictures } from './plan-pictures.ts'
import { beginPlanning, labelOf, type Part, type Planning, type Step, take } from './planning.ts'
import type { ShopNow } from './shop-now.ts'

/** Each step sees the row as the steps before it completed it, and what they changed. */
const steps: readonly Step[] = [
  refuseSpoilt,
  refuseOther,
  completeNew,
  planTextPictures,
  refuseAsNew,
  refuseSum,
  ...fieldSteps,
  planCategories,
  planTags,
  planPhotos,
  planChoices,
  nameElsewhere,
  judgeByForm,
  warnWithoutPicture,
  warnSameTitle,
  askWhichProduct,
]

/** Compares an own row with the shop. Fields that the file lacks stay. */
export function plan(
  given: OwnRow,
  shop: ShopNow,
  options: ImportOptions,
): ImportRow & { title: string; warned: boolean } {
  const at = beginPlanning(given, shop, options)
  for (const step of steps) take(at, step(at) ?? {})
  const { troubles } = at.problems
  return {
    line: at.row.line,
    kind: kindOf(at),
    title: cutText(titleOf(at), 200),
    plan: at.plan,
    troubles,
    warned: troubles.some(({ warning }) => warning),
    productId: at.current?.id ?? null,
    productVersion: at.current?.v ?? null,
  }
}

function kindOf({ current, options, problems, plan: { changes, counts } }: Planning) {
  if (problems.isWrong()) return 'wrong'
  if (problems.isAsking() && !options.take_doubtful) return 'doubtful'
  if (!current) return 'new'
  return Object.keys(changes).length + counts.length > 0 ? 'changed' : 'same'
}

/** A product of another shop keeps its link there, with `-2` if the link is taken here. */
function completeNew(at: Planning): Part | undefined {
  const { given, row, current, shop, options, problems } = at
  if (current) return undefined
  const link = row.fields.get('slug')?.text ?? ''
  const free = shop.freeLink(given) ?? link
  if (free !== link) {
    problems.warn(labelOf(at, 'slug'), link, `This link is taken here, the product gets ${free}`)
  }
  return {
    fields: [
      ...(free === link ? [] : [cellOf('slug', row.line, free)]),
      ...(options.new_off ? [cellOf('state', row.line, 'off')] : []),
    ],
  }
}

/** The names in the other shop, which a later file of it is found by. */
function nameElsewhere({ row: { other, labels, source, choices } }: Planning): Part | undefined {
  if (!other) return undefined
  const refs = [
    ...(other.ref ? [{ ref: other.ref }] : []),
    ...choices.flatMap(({ refs = [], color, size }) =>
      refs.map((ref) => ({ ref, color: color?.text, size: size?.text })),
    ),
  ]
  return { names: labels, source, refs }
}
