import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { getSlips } from '#contract/office/orders'
import { mostSlips } from '#contract/office/rules'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { LinkButton } from '../../ui/form/link-button'
import { useKeys } from '../../ui/input/keys'
import { Notice } from '../../ui/layout/notice'
import { slipWords } from '../orders/slip-words'
import { Screen } from '../shell/screen'
import { printInTypeface, printKeys } from '../ui/print'
import { ReadFailed } from '../ui/read-failed'
import { LabelSheet } from './label-sheet'
import { PaperChoice, type Papers, papers } from './paper-choice'
import { SlipList } from './slip-list'
import { SlipSheet } from './slip-sheet'
import './slips.css'
import { Waiting } from '../ui/waiting'

const mostId = 2_147_483_647

/** Slips and labels of the address's orders, as they will be printed. */
export function SlipsPage() {
  const text = useWords(slipWords)
  const [params, setParams] = useSearchParams()
  const idTexts = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))]
  const ids = idTexts.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= mostId)
  const isReadable = ids.length > 0 && idTexts.length <= mostSlips
  const answer = useQuery({ ...read(getSlips, { order_ids: ids }), enabled: isReadable })
  const slips = (isReadable && answer.data?.slips) || []
  const found = new Set(slips.map(({ id }) => String(id)))
  const missing = answer.data ? idTexts.filter((id) => !found.has(id)) : []
  const chosen = papers.find((paper) => paper === params.get('paper')) ?? 'both'
  const canPrint = slips.length > 0

  const choose = (paper: Papers) =>
    setParams(
      (before) => {
        before.set('paper', paper)
        return before
      },
      { replace: true },
    )
  const print = () => {
    if (canPrint) printInTypeface()
  }
  useKeys([{ keys: printKeys, does: text.slips.print, act: print }])

  return (
    <Screen
      title={canPrint ? text.slips.title(slips.length) : text.slips.print}
      back="/orders?queue=pack"
      actions={
        <>
          <div className="only-d">
            <PaperChoice chosen={chosen} onChoose={choose} />
          </div>
          <div className="only-d">
            <Button kind="primary" isOff={!canPrint} onClick={print}>
              <Printer className="glyph" aria-hidden />
              {text.slips.print} <kbd>{printKeys}</kbd>
            </Button>
          </div>
          <button
            type="button"
            className="bar-button only-m"
            aria-label={text.slips.print}
            disabled={!canPrint}
            onClick={print}
          >
            <Printer className="glyph" aria-hidden />
          </button>
        </>
      }
    >
      <div className="stack of-slips">
        {!isReadable && (
          <Notice
            title={idTexts.length > mostSlips ? text.slips.tooMany(mostSlips) : text.slips.none}
            hint={text.slips.noneHint}
          >
            <LinkButton to="/orders?queue=pack">{text.slips.toOrders}</LinkButton>
          </Notice>
        )}
        {canPrint && <p className="note">{text.slips.nothingMoves}</p>}
        {missing.length > 0 && (
          <p className="note" role="alert">
            {text.slips.missing(missing.join(', '))}
          </p>
        )}
        {canPrint && (
          <div className="only-m">
            <PaperChoice chosen={chosen} onChoose={choose} />
          </div>
        )}
        {isReadable && answer.isPending && <Waiting />}
        {answer.error && !answer.data && (
          <ReadFailed error={answer.error} onRetry={answer.refetch} />
        )}
      </div>
      {canPrint && <SlipList slips={slips} />}
      {canPrint && (
        <div className="sheets" lang="bn">
          {slips.map((slip, index) => (
            <div className="pair" key={slip.id}>
              {chosen !== 'label' && (
                <SlipSheet
                  slip={slip}
                  nr={index + 1}
                  of={slips.length}
                  footer={answer.data?.footer ?? null}
                />
              )}
              {chosen !== 'a5' && <LabelSheet slip={slip} />}
            </div>
          ))}
        </div>
      )}
    </Screen>
  )
}
