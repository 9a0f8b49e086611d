import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { useKeys } from '../../ui/input/keys'
import { toast } from '../../ui/overlay/toast'
import { useIsWide } from '../../ui/state/use-wide'
import { ListTabs } from '../record/tabs'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { Unread } from '../ui/read-failed'
import { useCatalogue } from './acts'
import { BannersPart } from './banners-part'
import { MenusPart } from './menus-part'
import { useUndoCatalogueAgain } from './moves'
import type { Opened } from './opened'
import { TagsPart } from './tags-part'
import { catalogueWords } from './words'
import '../../ui/layout/add.css'
import '../ui/list.css'
import './catalogue.css'

const CatalogueDialog = latePart(async () => (await import('./catalogue-dialog')).CatalogueDialog)
const tabs = ['menus', 'tags', 'banners'] as const
const kinds = { menus: 'menu', tags: 'tag', banners: 'banner' } as const

/** The catalogue of the shop: menus with categories, tags and banners. On a phone one at a time. */
export function CataloguePage() {
  const { places, words } = useWords(frameWords)
  const text = useWords(catalogueWords)
  const isWide = useIsWide()
  const [params] = useSearchParams()
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'menus'
  const answer = useCatalogue()
  const { data } = answer
  const [opened, setOpened] = useState<Opened | null>(null)
  const [made, setMade] = useState<string>()
  const catalogue = data?.shelves
  useUndoCatalogueAgain()
  useEffect(() => {
    if (made) document.getElementById(made)?.scrollIntoView({ block: 'center' })
  }, [made])
  const has = (part: (typeof tabs)[number]) => isWide || part === tab
  const added = isWide ? 'menus' : tab
  const names = { menus: text.newMenu, tags: text.newTag, banners: text.newBanner }
  const add = () => setOpened({ kind: kinds[added] })
  useKeys([{ keys: 'N', does: names[added], act: add }])
  return (
    <Screen
      title={places.catalogue}
      back="/more"
      actions={
        (isWide || tab === 'menus') && (
          <Button kind="primary" onClick={add}>
            <Plus className="glyph glyph-small" aria-hidden />
            {names[added]}
            <kbd className="only-d">{'N'}</kbd>
          </Button>
        )
      }
    >
      <div className="with-aside catalogue">
        {!isWide && (
          <ListTabs
            label={places.catalogue}
            tabs={tabs.map((name) => ({
              name,
              to: name === 'menus' ? '/shelves' : `/shelves?tab=${name}`,
              words: text.tabs[name],
              n: catalogue?.[name].length,
            }))}
            open={tab}
          />
        )}
        <OfflineWhy />
        <Unread read={answer} />
        {catalogue && has('menus') && (
          <div className="grid gap-14 main-part">
            <p className="fine">
              {text.hint} <span className="by-finger">{text.hintOfFinger}</span>
              <span className="by-keys">{text.hintOfKeys}</span>
            </p>
            <MenusPart menus={catalogue.menus} onOpen={setOpened} />
          </div>
        )}
        {catalogue && (has('banners') || has('tags')) && (
          <div className="grid gap-14 side-part">
            {has('banners') && <BannersPart banners={catalogue.banners} onOpen={setOpened} />}
            {has('tags') && <TagsPart tags={catalogue.tags} onOpen={setOpened} />}
          </div>
        )}
      </div>
      {opened && catalogue && (
        <CatalogueDialog
          key={opened.kind}
          opened={opened}
          catalogue={catalogue}
          onOpen={setOpened}
          onSaved={(made) => {
            toast.success(words.saved)
            setOpened(null)
            setMade(made)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </Screen>
  )
}
