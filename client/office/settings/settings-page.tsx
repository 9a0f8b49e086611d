import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '../../api/read'
import { useMe } from '../api/me'
import { Screen } from '../shell/screen'
import { useText } from '../text/lang'
import { useSettingsText } from '../text/settings'
import { ReadFailed } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { PartForm } from './part-form'
import { PartLinks } from './part-links'
import { partNames } from './parts'
import type { Entry } from './typed-values'
import { getSettings } from '#contract/office/settings'
import type { SettingPart } from '#contract/office/settings-shapes'
import '../ui/list.css'
import './settings-page.css'

/** The settings of the shop and of its office, a part at a time. */
export function SettingsPage() {
  const text = useText()
  const words = useSettingsText()
  const [search] = useSearchParams()
  const { data: me } = useMe()
  const { data, error, refetch } = useQuery(read(getSettings, {}))
  const part = partNames.find((name) => name === search.get('part')) ?? 'shop'
  const [other, setOther] = useState<{ part: SettingPart; entry: Entry } | null>(null)
  const newer = other?.part === part ? other.entry : null
  const mayChange = me?.rights.includes('settings') ?? false
  return (
    <Screen
      title={text.places.settings}
      back="/more"
      actions={
        <a className="btn out see-shop" href="/" target="_blank" rel="noreferrer">
          <ExternalLink className="i" aria-hidden />
          <span className="only-d">{words.seeShop}</span>
          <span className="vh only-m">{words.seeShop}</span>
        </a>
      }
    >
      <div className="settings">
        <PartLinks part={part} />
        {error && !data && <ReadFailed error={error} onRetry={refetch} />}
        {!data && !error && <Waiting />}
        {data && (
          <PartForm
            key={`${part} ${newer?.v ?? ''}`}
            part={part}
            entry={newer && newer.v > data.settings[part].v ? newer : data.settings[part]}
            onOther={(entry) => setOther({ part, entry })}
            phone={data.phone}
            mayChange={mayChange}
          />
        )}
      </div>
    </Screen>
  )
}
