import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveBanner } from '#contract/office/catalogue'
import { readPercent } from '#contract/office/numbers'
import { neutralPicture } from '#contract/pictures'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { Link } from '../../ui/text/link'
import { useCatalogueSend } from '../catalogue/acts'
import { productPages } from '../products/reads'
import { useOfficeForm } from '../ui/use-office-form'
import { PhotoChoice } from './photo-choice'
import { sendShopPicture } from './send-shop-picture'
import { StepActs } from './step-acts'
import type { StepProps } from './step-props'
import { type Photo, useBanner } from './use-banner'
import { beginWords } from './words'
import './banner-step.css'

const mostPhotos = 5

/** 5: a banner of a photo and a percent, drawn here. */
export function BannerStep({ started, onBegin, onDone, onLater }: StepProps) {
  const text = useWords(beginWords).banner
  const { data } = useInfiniteQuery(productPages({ tab: 'all' }))
  const products = data?.pages[0]?.products ?? []
  const photos = [...new Set(products.map(({ image }) => image))]
    .filter((image) => image !== neutralPicture)
    .slice(0, mostPhotos)
  const greatest = Math.max(0, ...products.map(({ discount }) => discount ?? 0))
  const [chosen, setChosen] = useState<Photo>()
  const [typed, setTyped] = useState<string>()
  const photo = chosen ?? photos[0]
  const value = typed ?? (greatest > 0 ? String(greatest) : '')
  const percent = percentOf(value)
  const banner = useBanner(photo, percent ? text.off(percent) : '')
  const save = useCatalogueSend(saveBanner, { inForm: true })

  const { form, field, refusal, busy } = useOfficeForm({
    check: (): Record<string, string> => ({
      ...(!percent && { discount: text.writePercent }),
      ...((!photo || banner.isUnreadable) && {
        photo: photo ? text.unreadable : text.choosePhoto,
      }),
    }),
    onSubmit: async () => {
      const file = await banner.readFile()
      if (!file || !percent) return
      onBegin()
      const image = await sendShopPicture('banners', file)
      const alt = text.off(percent)
      await save.mutateAsync({ image, discount: percent, alt, active: true })
      onDone()
    },
  })
  const isNoneOff = percent !== null && !products.some(({ discount }) => discount === percent)

  return (
    <form {...form} className="stack">
      <PhotoChoice
        photos={photos}
        chosen={photo}
        error={banner.isUnreadable ? text.unreadable : field('photo').error}
        onChoose={setChosen}
      />
      <Field
        name="discount"
        error={field('discount').error}
        value={value}
        onChange={({ target }) => setTyped(target.value)}
        label={text.percent}
        hint={text.percentHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        isNeeded
      />
      {isNoneOff && <p className="note num">{text.noneOff(percent)}</p>}
      {photo && !banner.isUnreadable && (
        <canvas
          ref={banner.canvas}
          className="bbanner"
          {...banner.size}
          role="img"
          aria-label={text.preview}
        />
      )}
      <StepActs refusal={refusal} busy={busy} onLater={onLater} act={text.make} />
      {started.catalogue.banners.length > 0 && (
        <p>
          <Link className="link" to="/shelves?tab=banners">
            {text.all}
          </Link>
        </p>
      )}
    </form>
  )
}

/** Null for a text that is no percent. */
function percentOf(words: string): number | null {
  const percent = readPercent(words)
  return percent !== null && percent >= 1 && percent <= 99 ? percent : null
}
