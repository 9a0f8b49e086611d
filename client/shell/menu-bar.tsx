import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { NavLink } from '../ui/nav-link'

/** The active menus in a row, on wide screens. */
export function MenuBar() {
  const { menus } = useActiveMenus()
  return (
    <nav className="menu-bar" aria-label="প্রধান মেনু">
      {menus.map(({ id, menu }) => (
        <NavLink key={id} to={paths.menu(menu)}>
          {menu}
        </NavLink>
      ))}
    </nav>
  )
}
