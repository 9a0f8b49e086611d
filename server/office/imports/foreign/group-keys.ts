import { cleanSlug } from '../../products/slug.ts'
import { cutText } from '../cut-text.ts'
import type { ForeignRow } from './foreign-row.ts'
import type { Meaning } from '#contract/office/import-rules'

/** Longer keys are cut. */
const mostLetters = 400
const links: readonly Meaning[] = ['handle', 'slug']
const keys: readonly Meaning[] = ['handle', 'slug', 'ref', 'id', 'sku', 'own_code']

/**
 * Gives the rows of one product one key, in any order. A choice in WooCommerce names its product by
 * id or by code.
 */
export function openKeys() {
  const keyOfSku = new Map<string, string>()
  const waiting: { line: number; sku: string }[] = []
  return {
    keyOf: (row: ForeignRow): string => {
      const parent = row.text('parent_ref')
      if (parent) {
        const id = /^id:\s*(\d+)$/i.exec(parent)?.[1]
        if (id) return keyed('ref', id)
        waiting.push({ line: row.line, sku: parent })
        return keyed('sku', parent)
      }
      const named = keys.find((meaning) => row.text(meaning) !== '')
      const title = row.cell('color') || row.cell('size') ? row.text('title') : ''
      if (!named) return title ? keyed('title', title) : `line ${row.line}`
      const text = row.text(named)
      const key = keyed(named, links.includes(named) ? cleanSlug(text) || text : text)
      const sku = row.text('sku')
      if (sku) keyOfSku.set(sku, key)
      return key
    },
    /** Rows that name their product by its code: resolved at the end of the file. */
    corrected: () =>
      waiting.flatMap(({ line, sku }) => {
        const key = keyOfSku.get(sku)
        return key && key !== keyed('sku', sku) ? [{ line, key }] : []
      }),
  }
}

function keyed(meaning: Meaning, text: string): string {
  return cutText(`${meaning} ${text}`, mostLetters)
}
