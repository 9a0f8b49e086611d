import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { FirstCounts } from './first-counts'
import type { Beginning, useRules } from './use-rules'
import { countWords } from './words'

type FirstDialogProps = { rules: ReturnType<typeof useRules>; beginning: Beginning }

/** The first counts, required by a rule of counting. */
export function FirstDialog({ rules, beginning }: FirstDialogProps) {
  const { rules: text } = useWords(countWords)
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
        <FormActs refusal={question ?? rules.problem} busy={rules.isPending} onClose={rules.forget}>
          {question ? text.sure : text.save}
        </FormActs>
      </form>
    </Dialog>
  )
}
