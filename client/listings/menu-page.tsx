import { useParams } from 'react-router'
import { useActiveMenus } from '../catalog/queries'
import { ListingScreen } from './listing-screen'

export function MenuPage() {
  const { menu = '' } = useParams()
  const { menus } = useActiveMenus()
  // The address has the name in lower case; the heading has it as the shop writes it.
  const found = menus.find((active) => active.menu.toLowerCase() === menu.toLowerCase())
  return <ListingScreen key={menu} kind="menu" name={menu} title={found?.menu ?? menu} />
}
