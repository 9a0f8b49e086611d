import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Choice } from '../../ui/form/choice'
import { Panel } from '../../ui/layout/panel'
import { playRing, unlockSound, useRing } from './ring'
import { ringWords } from './words'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The switch of this device, its quiet hours, and the sound to hear. */
export function RingPanel() {
  const text = useWords(ringWords)
  const [ring, change] = useRing()
  return (
    <Panel title={text.title}>
      <div className="panel-body stack">
        <label className="flex gap-8">
          <input
            type="checkbox"
            checked={ring.isOn}
            onChange={({ target }) => {
              if (target.checked) unlockSound()
              change({ isOn: target.checked })
            }}
          />
          {text.on}
        </label>
        <p className="mute small">{text.hint}</p>
        {ring.isOn && (
          <>
            <fieldset className="flex gap-8 wrap">
              <legend className="bold">{text.quiet}</legend>
              <Hour label={text.from} value={ring.from} onChange={(from) => change({ from })} />
              <Hour label={text.to} value={ring.to} onChange={(to) => change({ to })} />
            </fieldset>
            <div className="acts">
              <Button
                onClick={() => {
                  unlockSound()
                  playRing()
                }}
              >
                {text.hear}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}

type HourProps = { label: string; value: number; onChange: (hour: number) => void }

function Hour({ label, value, onChange }: HourProps) {
  return (
    <Choice label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {`${hour}:00`}
        </option>
      ))}
    </Choice>
  )
}
