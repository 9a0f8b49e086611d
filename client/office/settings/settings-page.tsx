import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { getSettings } from '#contract/office/settings'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { readStored } from '../../ui/state/device-store'
import { useMe } from '../api/me'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { PartLinks } from './part-links'
import { PartSettings } from './part-settings'
import { partNames } from './parts'
import type { TypedDraft } from './typed-values'
import { settingsWords } from './words'
import '../ui/list.css'
import '../../ui/layout/save-bar.css'
import './settings-page.css'

/** The settings of the shop and of its office, a part at a time. */
export function SettingsPage() {
  const text = useWords(frameWords)
  const words = useWords(settingsWords)
  const [search] = useSearchParams()
  const { data: me } = useMe()
  const { data, error, refetch } = useQuery(read(getSettings, {}))
  const part = partNames.find((name) => name === search.get('part')) ?? 'shop'
  const place = `${me?.staff.id} settings ${part}`
  const { data: opened } = useQuery({
    queryKey: ['typed settings', place],
    queryFn: async () => ({ draft: (await readStored<TypedDraft>('forms', place)) ?? null }),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Screen
      title={text.places.settings}
      back="/more"
      actions={
        <a
          className="button button-outline"
          href="/"
          target="_blank"
          rel="noreferrer"
          aria-label={words.seeShop}
        >
          <ExternalLink className="glyph" aria-hidden />
          <span className="only-d">{words.seeShop}</span>
        </a>
      }
    >
      <div className="grid gap-14 settings">
        <PartLinks part={part} />
        {error && !data && <ReadFailed error={error} onRetry={refetch} />}
        {!error && !(data && opened) && <Waiting />}
        {data && opened && (
          <PartSettings
            key={part}
            part={part}
            settings={data.settings}
            phone={data.phone}
            mayChange={me?.rights.includes('settings') ?? false}
            draft={opened.draft}
            place={place}
          />
        )}
      </div>
    </Screen>
  )
}
