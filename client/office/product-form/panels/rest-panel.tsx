import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Hash, ImageIcon, Link2, Package, Ruler, ScrollText } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { getSlug } from '#contract/office/products'
import { read } from '../../../api/read'
import { useWords } from '../../../text/lang'
import { Field } from '../../../ui/form/field'
import { useSettled } from '../../../ui/state/use-settled'
import { productWords } from '../../text/product-words'
import { TextField } from '../../writing/text-field'
import type { Errors } from '../state/check'
import type { Fields } from '../state/fields'
import type { FormState } from '../state/use-form-state'
import type { Publish } from '../state/use-publish'

type RestPanelProps = { state: FormState; errors: Errors; removed: Publish['removed'] }

/** Rarely changed fields, folded: each shows its value. */
export function RestPanel({ state, errors, removed }: RestPanelProps) {
  const text = useWords(productWords)
  const { rest } = text.product
  const { fields, form, change } = state
  const link = useFreeLink(fields, form.product?.id ?? null, form.base?.slug ?? '')
  const typed = (name: 'slug' | 'own_code' | 'minimum_order' | 'image_alt') => ({
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const written = (name: 'order_policy' | 'size_chart', label: string) => ({
    label,
    name: label,
    rows: 5,
    html: fields[name],
    error: errors[name],
    removed: removed.filter(({ field }) => field === name),
    onChange: (html: string) => change({ [name]: html }),
  })
  return (
    <section className="panel ruled folds" aria-label={rest.title}>
      <Fold
        icon={<Link2 className="glyph" aria-hidden />}
        title={rest.link}
        says={fields.slug || link.free || rest.linkLater}
        isWrong={errors.slug !== undefined}
      >
        <Field
          label={rest.link}
          hint={link.takenBy ? rest.linkTaken(link.takenBy) : rest.linkHint}
          maxLength={160}
          inputMode="url"
          {...typed('slug')}
        />
      </Fold>
      <Fold
        icon={<Package className="glyph" aria-hidden />}
        title={rest.minimum}
        says={rest.pieces(fields.minimum_order)}
        isWrong={errors.minimum_order !== undefined}
      >
        <Field label={rest.minimum} inputMode="numeric" {...typed('minimum_order')} />
      </Fold>
      <Fold
        icon={<Hash className="glyph" aria-hidden />}
        title={rest.code}
        says={fields.own_code || rest.noCode}
        isWrong={errors.own_code !== undefined}
      >
        <Field label={rest.code} hint={rest.codeHint} maxLength={40} {...typed('own_code')} />
      </Fold>
      <Fold
        icon={<ScrollText className="glyph" aria-hidden />}
        title={rest.policy}
        says={fields.order_policy ? rest.ownPolicy : rest.shopPolicy}
        isWrong={errors.order_policy !== undefined}
      >
        <TextField hint={rest.policyHint} {...written('order_policy', rest.policy)} />
      </Fold>
      <Fold
        icon={<Ruler className="glyph" aria-hidden />}
        title={rest.sizeChart}
        says={fields.size_chart ? rest.hasSizeChart : rest.noSizeChart}
        isWrong={errors.size_chart !== undefined}
      >
        <TextField hint={rest.sizeChartHint} {...written('size_chart', rest.sizeChart)} />
      </Fold>
      <Fold
        icon={<ImageIcon className="glyph" aria-hidden />}
        title={rest.alt}
        says={fields.image_alt || rest.altIsTitle}
        isWrong={errors.image_alt !== undefined}
      >
        <Field
          label={rest.alt}
          hint={text.product.photos.altHint}
          maxLength={150}
          {...typed('image_alt')}
        />
      </Fold>
    </section>
  )
}

type FoldProps = {
  icon: ReactNode
  title: string
  says: string
  isWrong: boolean
  children: ReactNode
}

/** A field with a problem opens its part. */
function Fold({ icon, title, says, isWrong, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isWrong) setIsOpen(true)
  }, [isWrong])
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex gap-10 fold num">
        {icon}
        <span className="grow">
          <b>{title}</b>
          <small className="block ellipsis mute small">{says}</small>
        </span>
        <ChevronRight className="glyph" aria-hidden />
      </summary>
      <div className="panel-body">{children}</div>
    </details>
  )
}

const typedForMs = 600

/** The link that the name would get, or the owner of a typed one. */
function useFreeLink(fields: Fields, id: number | null, former: string) {
  const slug = fields.slug.trim()
  const title = fields.title.trim()
  const wanted = slug === '' ? { title } : { slug }
  const settled = useSettled(JSON.stringify(wanted), typedForMs)
  const needsCheck = slug === '' ? id === null && title !== '' : slug !== former
  const { data } = useQuery({
    ...read(getSlug, { ...JSON.parse(settled), id }),
    enabled: needsCheck && settled === JSON.stringify(wanted),
    staleTime: 60_000,
  })
  return {
    free: needsCheck && slug === '' ? data?.slug : undefined,
    takenBy: needsCheck && slug !== '' ? data?.taken_by?.title : undefined,
  }
}
