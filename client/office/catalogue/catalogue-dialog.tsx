import type { Catalogue } from '#contract/office/catalogue'
import {
  removeBanner,
  removeCategory,
  removeMenu,
  removeTag,
  saveMenu,
  saveTag,
} from '#contract/office/catalogue'
import { useWords } from '../../text/lang'
import { useCatalogueSend } from './acts'
import { BannerDialog } from './banner-dialog'
import { CategoryDialog } from './category-dialog'
import { NameDialog } from './name-dialog'
import type { Opened } from './opened'
import { RemoveDialog } from './remove-dialog'
import { catalogueWords } from './words'

type CatalogueDialogProps = {
  opened: Opened
  catalogue: Catalogue
  onOpen: (opened: Opened) => void
  /** `made`: the element id of a new row. */
  onSaved: (made: string | undefined) => void
  onClose: () => void
}

/** The open dialog with its call. */
export function CatalogueDialog({
  opened,
  catalogue,
  onOpen,
  onSaved,
  onClose,
}: CatalogueDialogProps) {
  const text = useWords(catalogueWords)
  const menu = useCatalogueSend(saveMenu, { inForm: true, onSuccess: onSaved })
  const tag = useCatalogueSend(saveTag, { inForm: true, onSuccess: onSaved })
  const goMenu = useCatalogueSend(removeMenu, { inForm: true })
  const goCategory = useCatalogueSend(removeCategory, { inForm: true })
  const goTag = useCatalogueSend(removeTag, { inForm: true })
  const goBanner = useCatalogueSend(removeBanner, { inForm: true })

  switch (opened.kind) {
    case 'menu': {
      const { id, v, menu: name = '', english = null, active = true } = opened.menu ?? {}
      return (
        <NameDialog
          title={text.titles.menu(name)}
          field="menu"
          name={name}
          english={english}
          onSave={(menuName, english) =>
            menu.mutateAsync({ id, v, menu: menuName, english, active })
          }
          onClose={onClose}
        />
      )
    }
    case 'tag': {
      const { id, v, tag: name = '', english = null } = opened.tag ?? {}
      const { tag: existing } = opened
      return (
        <NameDialog
          title={text.titles.tag(name)}
          field="tag"
          name={name}
          english={english}
          onSave={(tagName, english) => tag.mutateAsync({ id, v, tag: tagName, english })}
          onRemove={existing && (() => onOpen({ kind: 'removeTag', tag: existing }))}
          products={existing && { n: existing.goods, to: `/products?tag=${existing.id}` }}
          onClose={onClose}
        />
      )
    }
    case 'category':
      return (
        <CategoryDialog {...opened} menus={catalogue.menus} onSaved={onSaved} onClose={onClose} />
      )
    case 'banner':
      return <BannerDialog {...opened} onSaved={onSaved} onClose={onClose} />
    case 'removeMenu': {
      const { id, v, menu: name, categories } = opened.menu
      const n = categories.length
      return (
        <RemoveDialog
          name={name}
          says={n > 0 ? text.standingMenu(n) : text.emptyMenu}
          mustGo={n > 0}
          places={catalogue.menus
            .filter((each) => each.id !== id)
            .map((each) => [each.id, each.menu])}
          onRemove={(move_to) => goMenu.mutateAsync({ id, v, move_to })}
          onClose={onClose}
        />
      )
    }
    case 'removeCategory': {
      const { id, v, category: name, goods: products } = opened.category
      return (
        <RemoveDialog
          name={name}
          says={products > 0 ? text.standing(products) : text.empty}
          mustGo={products > 0}
          places={catalogue.menus.flatMap(({ menu: of, categories }) =>
            categories
              .filter((each) => each.id !== id)
              .map((each): [number, string] => [each.id, `${of} › ${each.category}`]),
          )}
          onRemove={(move_to) => goCategory.mutateAsync({ id, v, move_to })}
          onClose={onClose}
        />
      )
    }
    case 'removeTag': {
      const { id, v, tag: name, goods: products } = opened.tag
      return (
        <RemoveDialog
          name={name}
          says={products > 0 ? text.standing(products) : text.empty}
          mustGo={products > 0}
          places={catalogue.tags
            .filter((each) => each.id !== id)
            .map((each) => [each.id, each.tag])}
          onRemove={(move_to) => goTag.mutateAsync({ id, v, move_to })}
          onClose={onClose}
        />
      )
    }
    case 'removeBanner': {
      const { id, v, discount } = opened.banner
      return (
        <RemoveDialog
          name={text.percentOff(discount)}
          says={text.removeBanner}
          mustGo={false}
          places={[]}
          onRemove={() => goBanner.mutateAsync({ id, v })}
          onClose={onClose}
        />
      )
    }
  }
}
