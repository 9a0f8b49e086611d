import { useState } from 'react'
import { useCountText } from '../text/counting'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Refusal } from '../ui/refusal'
import { FirstCounts } from './first-counts'
import type { Beginning, useRules } from './use-rules'

type FirstDialogProps = { rules: ReturnType<typeof useRules>; beginning: Beginning }

/** The first counts, with which a rule begins. */
export function FirstDialog({ rules, beginning }: FirstDialogProps) {
  const { words } = useText()
  const { rules: text } = useCountText()
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({})
  const { pairs, question } = beginning
  return (
    <Dialog title={text.first} onClose={rules.forget}>
      <form
        className="stack num"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          rules.begin(counts)
        }}
      >
        <FirstCounts
          pairs={pairs}
          counts={counts}
          onChange={(typed) => setCounts((now) => ({ ...now, ...typed }))}
        />
        <OfflineWhy />
        <Refusal>{question ?? rules.trouble}</Refusal>
        <div className="acts">
          <ActButton type="submit" kind="main" busy={rules.isPending}>
            {question ? text.sure : text.save}
          </ActButton>
          <Button onClick={rules.forget}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
