import { useQuery } from '@tanstack/react-query'
import { lookUpNumber } from '#contract/office/new-orders'
import { orderSources } from '#contract/office/rules'
import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { read } from '../../api/read'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { SwitchField } from '../../ui/form/switch-field'
import { TextArea } from '../../ui/form/text-area'
import { Panel } from '../../ui/layout/panel'
import { toast } from '../../ui/overlay/toast'
import { useSettled } from '../../ui/state/use-settled'
import { Link } from '../../ui/text/link'
import { moneyWords } from '../text/money-words'
import { ordersWords } from '../text/orders-words'
import { PhoneField } from '../ui/phone-field'
import { When } from '../ui/when'
import type { PartProps } from './form'
import { readChat } from './read-chat'
import { newOrderWords } from './words'

const typedForMs = 250
/** So many letters at once are pasted, also where a keyboard inserts its clipboard. */
const pastedFrom = 12

/** The number first: what the shop knows of it follows, and who gets the order where. */
export function CustomerPart({ form, bind, change }: PartProps) {
  const text = useWords(newOrderWords)
  const { sources } = useWords(moneyWords)
  function paste(chat: string) {
    if (chat.trim().length < pastedFrom) return
    const found = readChat(chat)
    const isAny = Object.keys(found).length > 0
    if (isAny) change({ ...found, customer_id: null })
    toast.success(isAny ? text.pasted : text.pastedNothing)
  }
  return (
    <Panel title={text.whose}>
      <div className="panel-body stack num">
        <TextArea
          label={text.paste}
          hint={text.pasteHint}
          rows={2}
          value=""
          onChange={({ target }) => paste(target.value)}
        />
        <PhoneField
          {...bind('number')}
          label={text.number}
          className="new-number"
          autoComplete="off"
          isNeeded
          required
          onChange={({ target }) => change({ number: target.value, customer_id: null })}
        />
        <Known form={form} change={change} />
        <fieldset className="field grid">
          <legend className="bold">{text.source}</legend>
          <div className="option-taps">
            {orderSources.map((source) => (
              <label key={source}>
                <input
                  type="radio"
                  name="source"
                  value={source}
                  checked={form.source === source}
                  onChange={() => change({ source })}
                />
                <span>{sources[source]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          {...bind('name')}
          label={text.name}
          maxLength={100}
          autoComplete="off"
          isNeeded
          required
        />
        <TextArea
          {...bind('address')}
          label={text.address}
          rows={3}
          maxLength={500}
          isNeeded
          required
        />
      </div>
    </Panel>
  )
}

/** Record, open orders and former addresses of a whole number; one tap takes an address. */
function Known({ form, change }: Omit<PartProps, 'bind'>) {
  const text = useWords(newOrderWords)
  const { orders } = useWords(ordersWords)
  const number = useSettled(localPhoneDigits(form.number), typedForMs)
  const isWhole = isLocalMobileNumber(number)
  const { data: known } = useQuery({
    ...read(lookUpNumber, { number }),
    enabled: isWhole,
    retry: false,
  })
  if (!isWhole || !known) return null
  const { record, open, places, account, blocked } = known
  const isNew = record.delivered + record.returned + record.cancelled + record.open === 0
  return (
    <div className="stack" role="status">
      <p className="flow gap-6">
        {record.delivered > 0 && <span className="tag good">{text.took(record.delivered)}</span>}
        {record.returned > 0 && <span className="tag bad">{text.returned(record.returned)}</span>}
        {isNew && <span className="tag">{text.first}</span>}
        {blocked && <span className="tag bad">{text.blocked(blocked.reason)}</span>}
      </p>
      {open.length > 0 && (
        <div className="note">
          <b className="bold">{text.open}</b>
          <ul>
            {open.map(({ trans_id, status, total, created_at }) => (
              <li key={trans_id}>
                <Link className="link" to={`/orders/${trans_id}`}>
                  <span translate="no">{trans_id}</span>
                </Link>
                {` · ${orders.status[status]} · ${formatTaka(total)} · `}
                <When at={created_at} />
              </li>
            ))}
          </ul>
          <small className="mute">{text.joinLater}</small>
        </div>
      )}
      {places.length > 0 && (
        <div className="grid gap-8">
          <b className="bold">{text.places}</b>
          {places.map(({ name, address }) => (
            <button
              key={`${name}\n${address}`}
              type="button"
              className="place-pick"
              aria-pressed={form.name === name && form.address === address}
              onClick={() => change({ name, address })}
            >
              <b className="bold">{name}</b>
              <small className="subline">{address}</small>
            </button>
          ))}
        </div>
      )}
      {account && (
        <SwitchField
          label={text.account(account.name)}
          hint={text.accountHint}
          isOn={form.customer_id === account.id}
          onChange={(isOn) => change({ customer_id: isOn ? account.id : null, promo: '' })}
        />
      )}
    </div>
  )
}
