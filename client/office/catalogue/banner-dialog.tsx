import { useState } from 'react'
import { saveBanner } from '#contract/office/catalogue'
import { readPercent } from '#contract/office/numbers'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { Switch } from '../../ui/form/switch'
import { PictureField } from '../pictures/picture-field'
import { frameWords } from '../text/frame-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { type Banner, useCatalogueSend } from './acts'
import { catalogueWords } from './words'

/** The width of the shop's widest screens. */
const leastWidth = 1216

type BannerDialogProps = {
  banner?: Banner
  onSaved: (made: string | undefined) => void
  onClose: () => void
}

/** A banner: its picture, and the percent of its products. */
export function BannerDialog({ banner, onSaved, onClose }: BannerDialogProps) {
  const { words } = useWords(frameWords)
  const text = useWords(catalogueWords)
  const save = useCatalogueSend(saveBanner, { inForm: true, onSuccess: onSaved })
  const [image, setImage] = useState(banner?.image)
  const [isOver, setIsOver] = useState(banner?.words_over ?? false)
  const [isActive, setIsActive] = useState(banner?.active ?? true)
  const { form, field, refusal, busy } = useOfficeForm({
    saves: words.save,
    check: (): Record<string, string> => (image ? {} : { image: text.noPicture }),
    onSubmit: ({ discount = '', alt = '', english = '' }) =>
      save.mutateAsync({
        id: banner?.id,
        v: banner?.v,
        image: image ?? '',
        discount: readPercent(discount) ?? discount,
        alt,
        english,
        words_over: isOver,
        active: isActive,
      }),
  })
  const name = banner ? text.percentOff(banner.discount) : ''
  return (
    <Dialog title={text.titles.banner(name)} onClose={onClose}>
      <form {...form} className="stack">
        <PictureField
          kind="banners"
          ratio={3}
          leastWidth={leastWidth}
          hint={text.bannerPicture}
          url={image}
          error={field('image').error}
          onPicture={setImage}
        />
        <Field
          {...field('discount', banner && String(banner.discount))}
          label={text.percent}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          required
        />
        <Field
          {...field('alt', banner?.alt ?? '')}
          label={text.alt}
          hint={text.altHint}
          maxLength={150}
          autoComplete="off"
        />
        <Field
          {...field('english', banner?.english ?? '')}
          label={text.altEnglish}
          hint={text.altEnglishHint}
          maxLength={150}
          autoComplete="off"
        />
        <Switch label={text.wordsOver} isOn={isOver} onSwitch={setIsOver}>
          {text.wordsOver}
        </Switch>
        <Switch label={text.isShown} isOn={isActive} onSwitch={setIsActive}>
          {text.isShown}
        </Switch>
        <FormActs refusal={refusal} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
