import { useState } from 'react'
import { saveCategory } from '#contract/office/catalogue'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import { PictureField } from '../pictures/picture-field'
import { frameWords } from '../text/frame-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { type Category, type Menu, useCatalogueSend } from './acts'
import { EnglishField } from './english-field'
import { catalogueWords } from './words'

type CategoryDialogProps = {
  category?: Category
  /** The name and the picture with which a new one begins. */
  name?: string
  image?: string | undefined
  menuId?: number
  menus: readonly Menu[]
  onSaved: (made: string | undefined) => void
  onClose: () => void
}

/** A category: its name, its menu and its square picture. */
export function CategoryDialog({
  category,
  menuId,
  menus,
  onSaved,
  onClose,
  ...begin
}: CategoryDialogProps) {
  const { words } = useWords(frameWords)
  const text = useWords(catalogueWords)
  const save = useCatalogueSend(saveCategory, { inForm: true, onSuccess: onSaved })
  const [image, setImage] = useState(category?.image ?? begin.image)
  const { form, field, refusal, busy } = useOfficeForm({
    saves: words.save,
    check: (): Record<string, string> => (image ? {} : { image: text.noPicture }),
    onSubmit: ({ category: name = '', english = '', menu_id = '' }) =>
      save.mutateAsync({
        id: category?.id,
        v: category?.v,
        category: name,
        english,
        menu_id: Number(menu_id),
        image: image ?? '',
      }),
  })
  return (
    <Dialog title={text.titles.category(category?.category ?? '')} onClose={onClose}>
      <form {...form} className="stack">
        <Field
          {...field('category', category?.category ?? begin.name)}
          label={text.name}
          hint={category && text.nameHint}
          maxLength={60}
          autoComplete="off"
          required
        />
        <EnglishField {...field('english', category?.english ?? '')} />
        <Choice
          {...field('menu_id', String(category?.menu_id ?? menuId ?? menus[0]?.id ?? ''))}
          label={text.menu}
          required
        >
          {menus.map(({ id, menu }) => (
            <option key={id} value={id}>
              {menu}
            </option>
          ))}
        </Choice>
        <PictureField
          kind="catalog"
          ratio={1}
          hint={text.categoryPicture}
          url={image}
          error={field('image').error}
          onPicture={setImage}
        />
        <FormActs refusal={refusal} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
