import { useState } from 'react'
import type { RemovedOfSetting, SettingPart, Settings } from '#contract/office/settings'
import { getSettings, saveSettings } from '#contract/office/settings'
import { getMe } from '#contract/office/staff'
import { isStatus } from '../../api/api-error'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Refusal } from '../../ui/form/refusal'
import { acrossFoot } from '../../ui/layout/foot'
import { Panel } from '../../ui/layout/panel'
import { useIsWide } from '../../ui/state/use-wide'
import { useSend } from '../api/send'
import { frameWords } from '../text/frame-words'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { latePart } from '../ui/late'
import { useOfficeForm } from '../ui/use-office-form'
import { isOwn, parts, short } from './parts'
import { SettingField } from './setting-field'
import { takeFacts } from './take-facts'
import { readValue, type Typed } from './typed-values'
import type { TypedPart } from './use-typed-part'
import { settingsWords } from './words'

const MessageFields = latePart(async () => (await import('./message-fields')).MessageFields)
const LastChange = latePart(async () => (await import('./last-change')).LastChange)

type PartFormProps = {
  part: SettingPart
  state: TypedPart
  /** The default number of the shop. */
  phone: string
  mayChange: boolean
  /** A draft of this device was restored. */
  isFound: boolean
  /** Another owner saved the part meanwhile; `sent` was refused for it. */
  onOther: (current: Settings | undefined, sent?: Typed) => void
}

/** The fields of a part, with earlier typed values. */
export function PartForm({ part, state, phone, mayChange, isFound, onOther }: PartFormProps) {
  const text = useWords(frameWords)
  const words = useWords(settingsWords)
  const isWide = useIsWide()
  const [typed] = useState(state.typed)
  const [removed, setRemoved] = useState<readonly RemovedOfSetting[]>([])
  const send = useSend(saveSettings, {
    inForm: true,
    // A setting may add a place to the menu.
    refreshes: [getSettings, getMe],
    success: text.words.saved,
  })
  const { form, field, refusal, busy } = useOfficeForm({
    saves: text.words.save,
    typed,
    onType: state.type,
    onSubmit: save,
  })
  const stored: Record<string, unknown> = { ...state.of.value }

  async function save(values: Typed) {
    try {
      const value = readValue(part, values)
      const answer = await send.mutateAsync({ part, v: state.of.v, value })
      takeFacts(answer)
      setRemoved(answer.removed)
      state.saved(values, answer.settings[part])
    } catch (error) {
      if (isStatus(error, 409)) onOther(Object(error).body.current, values)
      throw error
    }
  }

  return (
    <Panel title={words.parts[part]}>
      <form {...form} className="panel-body stack">
        {!mayChange && <p className="note">{words.readOnly}</p>}
        <FormNotes state={state} isFound={isFound} onOther={() => onOther(undefined)} />
        <fieldset className="stack" disabled={!mayChange}>
          <legend className="visually-hidden">{words.parts[part]}</legend>
          {part === 'texts' && (
            <MessageFields
              bind={field}
              stored={state.of.value}
              typed={typed}
              now={state.typed}
              mayChange={mayChange}
            />
          )}
          {parts[part].filter(isOwn).map((name) => (
            <div key={name} className={short.includes(name) ? 'short' : undefined}>
              <SettingField
                name={name}
                bind={(value) => field(name, value)}
                stored={stored[name]}
                typed={typed}
                now={state.typed}
                phone={phone}
                removed={removed.filter(({ field: of }) => of === name)}
                mayChange={mayChange}
              />
            </div>
          ))}
        </fieldset>
        {part === 'delivery' && <p className="hint">{words.feesReach}</p>}
        {part === 'shop' && !isWide && <p className="hint">{words.reaches}</p>}
        <Refusal>{refusal || (state.isOther ? words.changed : '')}</Refusal>
        <OfflineWhy />
        {mayChange && (
          <div className="act-bar savebar always" ref={acrossFoot}>
            {isWide && <LastChange part={part} entry={state.of} />}
            <Button isOff={!state.typed || busy} onClick={state.drop}>
              {text.words.cancel}
            </Button>
            <ActButton type="submit" kind="primary" busy={busy} autoFocus={state.nr > 0}>
              {text.words.save}
            </ActButton>
          </div>
        )}
      </form>
    </Panel>
  )
}

type FormNotesProps = { state: TypedPart; isFound: boolean; onOther: () => void }

/** Above the fields: restored values, and waiting changes. */
function FormNotes({ state, isFound, onOther }: FormNotesProps) {
  const words = useWords(settingsWords)
  return (
    <div className="stack" role="status">
      {state.isBehind && (
        <p className="note">
          {`${words.behind} `}
          <button type="button" className="link" onClick={onOther}>
            {words.compare}
          </button>
        </p>
      )}
      {isFound && state.typed && <p className="note calm">{words.found}</p>}
      {state.isLost && <p className="note">{words.lost}</p>}
    </div>
  )
}
