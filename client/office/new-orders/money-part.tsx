import { payWays } from '#contract/office/rules'
import { formatTaka } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { useFees } from '../../text/shop-facts'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { Panel } from '../../ui/layout/panel'
import { useRights } from '../api/me'
import { moneyWords } from '../text/money-words'
import { feeOf, type Guess, isLower, type PartProps } from './form'
import { newOrderWords } from './words'
import '../../ui/form/seg.css'

/** The fee and the advance; promo, discount and note are folded. */
export function MoneyPart({ form, bind, change, guess }: PartProps & { guess: Guess }) {
  const text = useWords(newOrderWords)
  const money = useWords(moneyWords)
  const lang = useLang()
  const mayPrice = useRights().includes('prices')
  const fee = feeOf(form, guess)
  const fees = useFees()
  const known = [...new Set([fees.inside, fees.outside])]
  const isOther = form.fee !== '' && !known.some((each) => String(each) === form.fee)
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  const isOpen = Boolean(form.rebate || form.promo || form.note) || form.lines.some(isLower)
  return (
    <Panel title={text.fee}>
      <div className="panel-body stack num">
        <fieldset className="field grid">
          <legend className="visually-hidden">{text.fee}</legend>
          <div className="segments">
            {known.map((taka) => (
              <label key={taka}>
                <input
                  type="radio"
                  name="fee"
                  checked={!isOther && fee === taka}
                  onChange={() => change({ fee: String(taka) })}
                />
                <span translate="no">{formatTaka(taka)}</span>
              </label>
            ))}
            <label>
              <input
                type="radio"
                name="fee"
                checked={isOther}
                onChange={() => change({ fee: '0' })}
              />
              <span>{text.otherFee}</span>
            </label>
          </div>
          {isOther && <Field {...bind('fee')} {...number} label={text.feeTyped} />}
          {!isOther && bind('fee').error && <p className="wrong">{bind('fee').error}</p>}
          {form.address && (
            <p className="hint" role="status">
              {guess
                ? text.feeGuess(`${guess.place?.[lang] ?? ''} ${formatTaka(guess.fee)}`.trim())
                : fee === null && text.feeUnknown}
            </p>
          )}
        </fieldset>
        <div className="two">
          <Field {...bind('advance', 'advance.taka')} {...number} label={text.advanceTaka} />
          <Choice {...bind('way')} label={money.way}>
            {payWays.map((way) => (
              <option key={way} value={way}>
                {money.ways[way]}
              </option>
            ))}
          </Choice>
        </div>
        {form.advance && form.way !== 'cash' && (
          <Field
            {...bind('reference', 'advance.reference')}
            label={money.reference}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
          />
        )}
        <details className="stack" open={isOpen}>
          <summary className="link">{text.others}</summary>
          {mayPrice && (
            <div className="two">
              <Field {...bind('rebate', 'rebate.taka')} {...number} label={text.rebateTaka} />
              <Field
                {...bind('why', 'rebate.why')}
                label={money.why}
                maxLength={200}
                required={form.rebate !== ''}
              />
            </div>
          )}
          {form.customer_id !== null && (
            <Field
              {...bind('promo')}
              label={text.promo}
              hint={text.promoHint}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
          )}
          <TextArea {...bind('note')} label={text.note} rows={2} maxLength={1000} />
        </details>
      </div>
    </Panel>
  )
}
