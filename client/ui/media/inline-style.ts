import type { CSSProperties } from 'react'

type Style = {
  [Name in keyof CSSProperties]: Extract<CSSProperties[Name], string> | undefined
} & { [variable: `--${string}`]: string }

/**
 * Styles of one element, to be spread into it. The policy of documents forbids style attributes:
 * the server writes `data-style`, and the document's loader sets it.
 */
export function inlineStyle(style: Style): { style?: CSSProperties; 'data-style'?: string } {
  if (!import.meta.env.SSR) return { style }
  const rules = Object.entries(style).filter(([, value]) => value !== undefined)
  return { 'data-style': rules.map(([name, value]) => `${cssName(name)}:${value}`).join(';') }
}

function cssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
