import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const moduleName = 'virtual:shop-fonts'
const require = createRequire(import.meta.url)
const cacheFolder = fileURLToPath(new URL('../.cache/fonts/', import.meta.url))

// The taka sign is in the Bengali block; the joiners and the danda belong to Bengali too.
const scripts = {
  bengali: 'U+0964-0965,U+0980-09FF,U+200C-200D,U+25CC',
  latin: 'U+0020-007E,U+00A0-00FF,U+2013-2026,U+2190-2193',
}
const weights = [400, 600]

/**
 * Hind Siliguri, 400 and 600, cut down to the letters of the shop. `virtual:shop-fonts` lists the
 * files; the font's licence (OFL 1.1) goes with them.
 */
export function shopFonts(): Plugin {
  return {
    name: 'shop-fonts',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const faces = weights.flatMap((weight) =>
        Object.entries(scripts).map(([script, range]) => ({ script, range, weight })),
      )
      const imports: string[] = []
      const rows: string[] = []
      for (const [index, { script, range, weight }] of faces.entries()) {
        const file = await cutFont(script, range, weight)
        imports.push(`import url${index} from ${JSON.stringify(`${file}?url`)}`)
        rows.push(`{ url: url${index}, weight: '${weight}', unicodeRange: '${range}' }`)
      }
      return `${imports.join('\n')}\nexport const fontFaces = [${rows.join(', ')}]`
    },
    generateBundle() {
      const source = readFileSync(require.resolve('@fontsource/hind-siliguri/LICENSE'))
      this.emitFile({ type: 'asset', fileName: 'assets/hind-siliguri-OFL.txt', source })
    },
  }
}

/** Reads the .woff: the .woff2 keeps hints and is bigger. Returns the path of the cut file. */
async function cutFont(script: string, range: string, weight: number): Promise<string> {
  const file = `${cacheFolder}hind-siliguri-${script}-${weight}.woff2`
  if (existsSync(file)) return file
  const name = `@fontsource/hind-siliguri/files/hind-siliguri-${script}-${weight}-normal.woff`
  const whole = readFileSync(require.resolve(name))
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, await subsetFont(whole, lettersOf(range), { targetFormat: 'woff2' }))
  return file
}

function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
