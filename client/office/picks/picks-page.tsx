import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { getPicks, type Pick } from '#contract/office/picks'
import { productCode } from '#contract/shop'
import { choiceWords } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatMoment } from '../../text/times'
import { Button } from '../../ui/form/button'
import { LinkButton } from '../../ui/form/link-button'
import { useKeys } from '../../ui/input/keys'
import { Notice } from '../../ui/layout/notice'
import { Thumb } from '../../ui/media/thumb'
import { poll } from '../api/poll'
import { Screen } from '../shell/screen'
import { printInTypeface, printKeys } from '../ui/print'
import { Unread } from '../ui/read-failed'
import { keyOf, usePicked } from './use-picked'
import { pickWords } from './words'
import './picks.css'

/** What the orders to pack hold, to be ticked here or on paper. */
export function PicksPage() {
  const text = useWords(pickWords)
  const lang = useLang()
  const answer = useQuery(poll(getPicks, {}))
  const picked = usePicked()
  const picks = answer.data?.picks ?? []
  const pieces = picks.reduce((sum, pick) => sum + pick.pieces, 0)
  const canPrint = picks.length > 0
  const print = () => {
    if (canPrint) printInTypeface()
  }
  useKeys([{ keys: printKeys, does: text.print, act: print }])

  return (
    <Screen
      title={text.title}
      back="/orders?queue=pack"
      actions={
        <>
          <div className="only-d">
            <Button kind="primary" isOff={!canPrint} onClick={print}>
              <Printer className="glyph" aria-hidden />
              {text.print} <kbd>{printKeys}</kbd>
            </Button>
          </div>
          <button
            type="button"
            className="bar-button only-m"
            aria-label={text.print}
            disabled={!canPrint}
            onClick={print}
          >
            <Printer className="glyph" aria-hidden />
          </button>
        </>
      }
    >
      <Unread read={answer} />
      {answer.data && !canPrint && (
        <Notice title={text.none}>
          <LinkButton to="/orders?queue=pack">{text.toOrders}</LinkButton>
        </Notice>
      )}
      {answer.data && canPrint && (
        <div className="stack picks">
          <p className="on-paper" aria-hidden>
            {`${text.title} · ${formatMoment(serverNow(), lang)}`}
          </p>
          <p className="flow between num">
            <b>{text.sum(answer.data.orders, pieces)}</b>
            <span className="mute" aria-live="polite">
              {text.ticked(picks.filter(picked.has).length, picks.length)}
            </span>
          </p>
          {answer.data.left_out > 0 && (
            <p className="note">{text.cut(answer.data.orders, answer.data.left_out)}</p>
          )}
          <ul className="panel ruled num" aria-label={text.title}>
            {picks.map((pick) => (
              <PickRow
                key={keyOf(pick)}
                pick={pick}
                isPicked={picked.has(pick)}
                onTick={(isPicked) => picked.set(pick, isPicked)}
              />
            ))}
          </ul>
          <p className="fine">{text.kept}</p>
        </div>
      )}
    </Screen>
  )
}

type PickRowProps = { pick: Pick; isPicked: boolean; onTick: (isPicked: boolean) => void }

function PickRow({ pick, isPicked, onTick }: PickRowProps) {
  const text = useWords(pickWords)
  const choice = choiceWords(pick)
  return (
    <li>
      <label className={isPicked ? 'picked' : undefined}>
        <input
          type="checkbox"
          checked={isPicked}
          onChange={({ target }) => onTick(target.checked)}
        />
        <Thumb url={pick.image} />
        <span className="what">
          <b className="title">{pick.title}</b>{' '}
          <span className="fine code">
            {[productCode(pick.product_id), pick.own_code].filter(Boolean).join(' · ')}
          </span>{' '}
          {choice && <b className="choice">{choice}</b>}
        </span>{' '}
        <span className="amount">
          <b className="pieces">{text.pieces(pick.pieces)}</b>{' '}
          <span className="fine">{text.orders(pick.orders.length)}</span>
        </span>
      </label>
    </li>
  )
}
