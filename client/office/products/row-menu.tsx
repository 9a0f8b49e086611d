import { Archive, ClipboardList, Copy, Ellipsis, Pencil, Store, Undo2 } from 'lucide-react'
import { useContext } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Menu, type MenuItem } from '../../ui/overlay/menu'
import { useRights } from '../api/me'
import { OpenRowDialog } from './row-dialog'
import { useSetProduct } from './set-product'
import { productsWords } from './words'

/** Acts on one product by the person's rights. */
function useItems(row: ProductRow): MenuItem[] {
  const open = useContext(OpenRowDialog)
  const text = useWords(productsWords)
  const rights = useRights()
  const setProduct = useSetProduct()
  const { id, slug, counted, archived_at } = row
  const isArchived = archived_at !== null
  return [
    ...(rights.includes('products')
      ? [
          { name: text.open, Icon: Pencil, to: `/products/${id}` },
          { name: text.copy, Icon: Copy, to: `/products/new?copy=${id}` },
        ]
      : []),
    ...(counted && rights.includes('stock')
      ? [{ name: text.countStock, Icon: ClipboardList, act: () => open('count', row) }]
      : []),
    { name: text.inShop, Icon: Store, href: `/product/${slug}` },
    ...(rights.includes('products')
      ? [
          {
            name: isArchived ? text.restore : text.archive,
            Icon: isArchived ? Undo2 : Archive,
            act: () => void setProduct(row, { archived: !isArchived }),
          },
        ]
      : []),
  ]
}

/** The menu of a row in the table. */
export function RowMenu({ row }: { row: ProductRow }) {
  const text = useWords(productsWords)
  return (
    <Menu className="quiet" label={text.more(row.title)} items={useItems(row)}>
      <Ellipsis className="glyph" aria-hidden />
    </Menu>
  )
}
