import type { Texts } from './bn'
import { audit as bengali } from './bn-audit'
import { audit as english } from './en-audit'
import { useLang, useText } from './lang'

export type AuditTexts = Texts & typeof bengali

/** Adds the words of the audit, which load with its screen: the first load is at its limit. */
export function useAuditText(): AuditTexts {
  const text = useText()
  return { ...text, ...(useLang() === 'en' ? english : bengali) }
}
