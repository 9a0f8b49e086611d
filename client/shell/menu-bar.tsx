import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'
import { NavLink } from '../ui/text/nav-link'

/** The active menus in a row, on wide screens; no row without menus. */
export function MenuBar() {
  const text = useWords(shellWords)
  const nameOf = useCatalogueName()
  const { menus, isKnown } = useActiveMenus()
  if (isKnown && menus.length === 0) return null
  return (
    <nav className="menu-bar" aria-label={text.mainMenu}>
      {menus.map(({ id, menu, english }) => {
        const { label, lang } = nameOf(menu, english)
        return (
          <NavLink className="flex nowrap barred" key={id} to={paths.menu(menu)} lang={lang}>
            {label}
          </NavLink>
        )
      })}
    </nav>
  )
}
