import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** 'noto': a machine with Debian's fonts-noto-core; 'plain': one without it. */
export type Fonts = 'noto' | 'plain'

const fontFolder = '/usr/share/fonts'

/** Whether this machine can use either; CI must. */
export function canShow(fonts: Fonts): boolean {
  if (fonts === 'plain' || hasNoto()) return true
  const sentence = 'Pages in Noto fonts cannot be tried: apt-get install fonts-noto-core'
  if (process.env.CI) throw new Error(sentence)
  console.warn(sentence)
  return false
}

/** The environment of a Chromium with only these fonts. */
export function environmentOf(fonts: Fonts): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  const file = join(folder, 'fonts.conf')
  const noNoto = '<selectfont><rejectfont><glob>*/noto/*</glob></rejectfont></selectfont>'
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>${fontFolder}</dir><cachedir>${folder}</cachedir>
    <include ignore_missing="yes">/etc/fonts/conf.d</include>
    ${fonts === 'plain' ? noNoto : ''}</fontconfig>`,
  )
  const { PATH = '', HOME = folder, TMPDIR = '/tmp' } = process.env
  return { PATH, HOME, TMPDIR, FONTCONFIG_FILE: file }
}

function hasNoto(): boolean {
  return (
    existsSync(fontFolder) &&
    readdirSync(fontFolder, { recursive: true }).some((name) =>
      /noto\/NotoSansBengali-/.test(String(name)),
    )
  )
}
