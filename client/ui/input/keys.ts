import { useLayoutEffect, useRef } from 'react'
import { asciiDigits } from '#contract/shop'
import { openStore } from '../state/store'

/**
 * A key and its act while its component is mounted. `keys` as shown: `Z`, `/`, `Enter`, `Ctrl S`,
 * or two in a row: `G O`.
 */
export type Key = {
  keys: string
  does: string
  act: () => void
  /** Repeats while it is held. */
  goesOn?: true
}

const firstWaitsMs = 1500
const saveKeys = 'Ctrl S'
const layers = openStore<readonly (readonly Key[])[]>([])

/** Keys of a mounted component; of two equal ones the newer. Inactive in text fields. */
export function useKeys(keys: readonly Key[]): void {
  const latest = useRef(keys)
  latest.current = keys
  const names = keys.map((key) => `${key.keys}\n${key.does}`).join('\n')
  // With the screen itself: a key in between would be lost, and letters after it be keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: names identify the list
  useLayoutEffect(() => {
    const layer = latest.current.map((key, index) => ({
      ...key,
      act: () => latest.current[index]?.act(),
    }))
    layers.change([layer, ...layers.read()])
    return () => layers.change(layers.read().filter((each) => each !== layer))
  }, [names])
}

/** All active keys, for their list. */
export function useAllKeys(): readonly Key[] {
  const now = layers.use()
  const shown = new Map<string, Key>()
  for (const key of now.flat()) if (!shown.has(key.keys)) shown.set(key.keys, key)
  return [...shown.values()]
}

/** `Ctrl S` presses the button of a form that stores typed values; spread on its <form>. */
export function useSaveKey(does: string | undefined) {
  useKeys(does ? [{ keys: saveKeys, does, act: save }] : [])
  return { 'data-saves': does ? '' : undefined }
}

/** The form with the focus, else the first; none behind an open dialog. */
function save(): void {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const form = document.activeElement?.closest('form') ?? top.querySelector('form[data-saves]')
  if (form?.matches('[data-saves]')) form.querySelector<HTMLElement>('[type=submit]')?.click()
}

/** Starts listening, once for the whole page. */
export function startKeys(): void {
  let first = ''
  let forget: ReturnType<typeof setTimeout> | undefined
  addEventListener('keydown', (event) => {
    const name = nameOf(event)
    const isInDialog = document.querySelector('dialog[open]') && name !== saveKeys
    if (!name || isTyping(event) || isInDialog) return
    const wanted = first ? [`${first} ${name}`, name] : [name]
    const found = wanted.flatMap(
      (keys) =>
        layers
          .read()
          .flat()
          .find((key) => key.keys === keys) ?? [],
    )[0]
    clearTimeout(forget)
    first = found ? '' : name
    forget = setTimeout(() => {
      first = ''
    }, firstWaitsMs)
    if (!found) return
    event.preventDefault()
    // The next step may share the key: a held key is one act.
    if (!event.repeat || found.goesOn) found.act()
  })
}

/** A Bengali keyboard gives the letter by its position. */
function nameOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (altKey || key === 'Control' || key === 'Shift' || key === 'Meta') return ''
  const [, placed] = /^Key([A-Z])$/.exec(code) ?? []
  const typed = asciiDigits(key)
  const name = /^[\x20-\x7e]$/.test(typed) ? typed.toUpperCase() : (placed ?? key)
  return ctrlKey || metaKey ? `Ctrl ${name}` : name
}

/** Letters typed into a field are not keys; Ctrl works there too. */
function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select')
}
