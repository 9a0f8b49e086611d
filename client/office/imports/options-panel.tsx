import { useState } from 'react'
import { type ImportOptions, importOptions } from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Switch } from '../../ui/form/switch'
import { Panel } from '../../ui/layout/panel'
import { useOnline } from '../../ui/state/online'
import type { JobActs } from './acts'
import { formatCount } from './say'
import { importWords } from './words'

type OptionName = keyof ImportOptions

/** Options for the products. A pressed switch starts a new check. */
export function OptionsPanel({ job, acts }: { job: Job; acts: JobActs }) {
  const text = useWords(importWords)
  const [pressed, setPressed] = useState<Partial<ImportOptions>>({})
  const isOnline = useOnline()
  const isSettled = job.state === 'checked' && !acts.isBusy
  const options = isSettled ? job.options : { ...job.options, ...pressed }
  const about = useAbout(job)
  const shown = importOptions.filter((name) => about[name] !== null)

  function press(name: OptionName, isOn: boolean) {
    if (!isSettled || !isOnline) return
    setPressed({ [name]: isOn })
    void acts.check({ options: { [name]: isOn } })
  }

  if (shown.length === 0) return null
  return (
    <Panel title={text.options.title}>
      <ul className="panel-body stack num">
        {shown.map((name) => (
          <li key={name}>
            <Switch
              className="option"
              label={[text.options[name], about[name]].filter(Boolean).join(': ')}
              isOn={options[name]}
              onSwitch={(isOn) => press(name, isOn)}
            >
              <b className="bold">{text.options[name]}</b>
              {about[name] && <small className="subline">{about[name]}</small>}
            </Switch>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The effect of each on this file; null for none. */
function useAbout({
  kind,
  found,
  options,
  doubtful,
  new: made,
}: Job): Record<OptionName, string | null> {
  const { options: text } = useWords(importWords)
  const split = found?.split ?? 0
  const { count = 0, names = [] } = found?.new_categories ?? {}
  const pictures = found?.pictures ?? 0
  // Without it, products of another shop without a category are wrong.
  const madeNone = kind === 'own' ? null : ''
  const takenAlready = options.take_doubtful ? '' : null
  return {
    split_prices: split > 0 ? text.split(formatCount(split)) : null,
    make_categories:
      count > 0
        ? text.categories(formatCount(count), names.slice(0, 3).join(', '), count > 3)
        : madeNone,
    new_off: made > 0 || options.new_off ? text.off : null,
    fetch_pictures: pictures > 0 ? text.pictures(formatCount(pictures)) : null,
    take_doubtful: doubtful > 0 ? text.doubtful(formatCount(doubtful)) : takenAlready,
  }
}
