import { useState } from 'react'
import { readWhole } from '#contract/office/numbers'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import type { BulkFields } from './bulk-fields'
import { productsWords } from './words'

const mostMinimum = 9_999

/** One order policy for many products: a blank line begins a paragraph. */
export function usePolicyFields(): BulkFields {
  const { bulk } = useWords(productsWords)
  const [typed, setTyped] = useState('')
  return {
    act: { act: 'policy', order_policy: paragraphsOf(typed) },
    fields: (
      <TextArea
        label={bulk.policy}
        hint={bulk.policyHint}
        rows={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    ),
  }
}

export function useMinimumFields(): BulkFields {
  const { bulk } = useWords(productsWords)
  const [typed, setTyped] = useState('')
  const n = readWhole(typed)
  const isRight = n !== null && n >= 1 && n <= mostMinimum
  return {
    act: isRight ? { act: 'minimum_order', minimum_order: n } : undefined,
    wrong: isRight ? undefined : bulk.wrongMinimum,
    fields: (
      <Field
        label={bulk.minimum}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    ),
  }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function paragraphsOf(typed: string): string {
  const escaped = typed.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign)
  if (!escaped) return ''
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('')
}
