import { Plus, Trash2 } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Switch } from '../../ui/form/switch'
import { Notice } from '../../ui/layout/notice'
import { Panel } from '../../ui/layout/panel'
import { Picture } from '../../ui/media/picture'
import type { Banner } from './acts'
import { useMove, useSwitch } from './moves'
import type { Opened } from './opened'
import { OrderedList, RowMenu, type RowOrder } from './ordered-list'
import { catalogueWords } from './words'

type BannersPartProps = { banners: readonly Banner[]; onOpen: (opened: Opened) => void }

/** Slides of the home screen in their order. */
export function BannersPart({ banners, onOpen }: BannersPartProps) {
  const text = useWords(catalogueWords)
  const move = useMove()
  return (
    <Panel
      title={text.tabs.banners}
      actions={
        <Button className="quiet add" onClick={() => onOpen({ kind: 'banner' })}>
          <Plus className="glyph glyph-small" aria-hidden />
          {text.newBanner}
        </Button>
      }
    >
      {banners.length === 0 && <Notice title={text.noBanners} />}
      <OrderedList
        className="ruled banner-list num"
        rows={banners}
        nameOf={({ discount }) => text.percentOff(discount)}
        onMove={(banner, to) => move('banners', text.percentOff(banner.discount), banner, to)}
        rowOf={(banner, order) => (
          <BannerRow key={banner.id} banner={banner} order={order} onOpen={onOpen} />
        )}
      />
    </Panel>
  )
}

type BannerRowProps = {
  banner: Banner
  order: RowOrder
  onOpen: (opened: Opened) => void
}

function BannerRow({ banner, order, onOpen }: BannerRowProps) {
  const text = useWords(catalogueWords)
  const switchTo = useSwitch()
  const { image, discount, alt, active, goods: products } = banner
  const name = text.percentOff(discount)
  return (
    <li
      id={`banner-${banner.id}`}
      data-drag={banner.id}
      className={active ? undefined : 'off'}
      onKeyDown={order.onKeyDown}
    >
      <Picture url={image} alt={alt ?? ''} sizes="320px" width={640} height={256} />
      <div className="flex gap-4 banner-line">
        <span className="middle rigid grip" data-grip aria-hidden />
        <span className="grow">
          <b>{name}</b>
          <small className={products === 0 ? 'subline warn' : 'subline'}>
            {products === 0 ? text.noneOff(discount) : text.products(products)}
            {!active && ` · ${text.isOff}`}
          </small>
        </span>
        <Switch
          label={text.shown(name)}
          isOn={active}
          onSwitch={(active) => switchTo(banner, active)}
        />
        <RowMenu
          name={name}
          order={order}
          products={`/products?discount=${discount}`}
          RemoveIcon={Trash2}
          onChange={() => onOpen({ kind: 'banner', banner })}
          onRemove={() => onOpen({ kind: 'removeBanner', banner })}
        />
      </div>
    </li>
  )
}
