import type { Me } from '#contract/office/staff'
import { getMe, saveMe } from '#contract/office/staff'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import { Refusal } from '../../ui/form/refusal'
import { Panel } from '../../ui/layout/panel'
import { useSend } from '../api/send'
import { accountWords } from '../text/account-words'
import { frameWords } from '../text/frame-words'
import { useOfficeForm } from '../ui/use-office-form'

export function ProfilePanel({ staff }: { staff: Me }) {
  const text = useWords(accountWords)
  const frame = useWords(frameWords)
  const send = useSend(saveMe, { inForm: true, refreshes: [getMe], success: frame.words.saved })
  const { form, field, refusal, busy } = useOfficeForm({
    saves: frame.words.save,
    onSubmit: ({ name = '', lang }) =>
      send.mutateAsync({ name, lang: lang === 'en' ? 'en' : 'bn' }),
  })
  return (
    <Panel title={text.me.profile}>
      <form {...form} className="panel-body stack">
        <Field
          {...field('name')}
          label={text.me.name}
          defaultValue={staff.name}
          maxLength={100}
          autoComplete="name"
          required
        />
        <Choice {...field('lang')} label={text.me.lang} defaultValue={staff.lang}>
          <option value="bn">{text.me.langs.bn}</option>
          <option value="en">{text.me.langs.en}</option>
        </Choice>
        <Refusal>{refusal}</Refusal>
        <div className="acts">
          <Button type="submit" kind="primary" busy={busy}>
            {frame.words.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
