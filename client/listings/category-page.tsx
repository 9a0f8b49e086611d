import { useParams } from 'react-router'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { ListingScreen } from './listing-screen'

export function CategoryPage() {
  const { category = '' } = useParams()
  const { menus } = useActiveMenus()
  const menu = menus.find(({ categories }) => categories.some((own) => own.category === category))
  return (
    <ListingScreen
      key={category}
      kind="category"
      name={category}
      title={category}
      trail={menu ? [{ label: menu.menu, to: paths.menu(menu.menu) }] : []}
    />
  )
}
