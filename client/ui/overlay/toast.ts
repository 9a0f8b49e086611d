import type { ReactNode } from 'react'
import type { Translation } from '../../text/translation'
import { openStore } from '../state/store'

type ToastKind = 'success' | 'error' | 'info' | 'warning'
/** Leads to a screen, or does one thing, as an undo. The label follows the language. */
type ToastLink = { label: ReactNode } & ({ to: string } | { press: () => unknown })
/** Own words, a text in both languages, or the server's sentence. */
export type ToastText = string | Translation | { refused: string }
export type Toast = {
  id: number
  kind: ToastKind
  text?: ToastText
  link?: ToastLink
  /** Path of the refused call. */
  path?: string
}

const maxVisible = 3
const toasts = openStore<readonly Toast[]>([])
let lastId = 0

/** Shows a sentence top-right for 3 seconds, by default that of its kind (spec section 8). */
export const toast = {
  success: (text?: ToastText, link?: ToastLink) => add('success', text, link),
  error: (text?: ToastText, link?: ToastLink) => add('error', text, link),
  info: (text?: ToastText, link?: ToastLink) => add('info', text, link),
  warning: (text?: ToastText, link?: ToastLink) => add('warning', text, link),
  /** The error of a call; `retried` closes it. */
  refused: (path: string, text?: ToastText) => add('error', text, undefined, path),
}

export function closeToast(id: number): void {
  toasts.change(toasts.read().filter((shown) => shown.id !== id))
}

/** Closes the refusals of a call that is sent again: its answer may be another. */
export function retried(path: string): void {
  const left = toasts.read().filter((shown) => shown.path !== path)
  if (left.length < toasts.read().length) toasts.change(left)
}

export const useToasts = toasts.use

function add(kind: ToastKind, text?: ToastText, link?: ToastLink, path?: string): void {
  lastId += 1
  const said = JSON.stringify([kind, text])
  const others = toasts.read().filter((shown) => JSON.stringify([shown.kind, shown.text]) !== said)
  toasts.change([...others, { id: lastId, kind, text, link, path }].slice(-maxVisible))
}
