import { EllipsisVertical, Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Picture } from '../../ui/picture'
import { useShelfText } from '../text/shelves'
import { Button } from '../ui/button'
import { DragOrder } from '../ui/drag-order'
import { Menu as ActMenu } from '../ui/menu'
import { Notice } from '../ui/notice'
import { Panel } from '../ui/panel'
import { Switch } from '../ui/switch'
import { type Banner, useOrder, useSwitch } from './acts'
import type { Opened } from './opened'
import { useOrderItems } from './order-items'

type BannersPartProps = { banners: readonly Banner[]; onOpen: (opened: Opened) => void }

/** Slides of the home screen in their order. */
export function BannersPart({ banners, onOpen }: BannersPartProps) {
  const text = useShelfText()
  const order = useOrder()
  const itemsOf = useOrderItems()
  const list = useRef<HTMLUListElement>(null)
  return (
    <Panel
      title={text.tabs.banners}
      actions={
        <Button className="quiet add" onClick={() => onOpen({ kind: 'banner' })}>
          <Plus className="i s" aria-hidden />
          {text.newBanner}
        </Button>
      }
    >
      {banners.length === 0 && <Notice title={text.noBanners} />}
      <ul className="bans num" ref={list}>
        {banners.map((banner, at) => (
          <BannerRow
            key={banner.id}
            banner={banner}
            order={itemsOf(at, banners.length, (to) => order.moveBanner(banners, banner, to))}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <DragOrder
        list={list}
        ids={banners.map(({ id }) => id)}
        nameOf={(at) => text.percentOff(banners[at]?.discount ?? 0)}
        onMove={(from, to) => {
          const banner = banners[from]
          if (banner) order.moveBanner(banners, banner, to)
        }}
      />
    </Panel>
  )
}

type BannerRowProps = {
  banner: Banner
  order: ReturnType<ReturnType<typeof useOrderItems>>
  onOpen: (opened: Opened) => void
}

function BannerRow({ banner, order, onOpen }: BannerRowProps) {
  const text = useShelfText()
  const { switchBanner } = useSwitch()
  const { image, discount, alt, active, goods } = banner
  const name = text.percentOff(discount)
  return (
    <li data-drag={banner.id} className={active ? undefined : 'off'} onKeyDown={order.onKeyDown}>
      <Picture url={image} alt={alt ?? ''} sizes="320px" width={640} height={256} />
      <div className="ln">
        <span className="grip" data-grip aria-hidden />
        <span className="grow">
          <b>{name}</b>
          <small className={goods === 0 ? 'warn' : undefined}>
            {goods === 0 ? text.noneOff(discount) : text.goods(goods)}
            {!active && ` · ${text.isOff}`}
          </small>
        </span>
        <Switch
          label={text.shown(name)}
          isOn={active}
          onSwitch={(active) => switchBanner(banner, active)}
        />
        <ActMenu
          className="quiet"
          label={text.more(name)}
          items={[
            { name: text.change, Icon: Pencil, act: () => onOpen({ kind: 'banner', banner }) },
            { name: text.seeGoods, Icon: Eye, to: `/products?discount=${discount}` },
            ...order.items,
            {
              name: text.remove,
              Icon: Trash2,
              act: () => onOpen({ kind: 'removeBanner', banner }),
            },
          ]}
        >
          <EllipsisVertical className="i" aria-hidden />
        </ActMenu>
      </div>
    </li>
  )
}
