import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { projectRoot } from '../../../server/machine/project-root.ts'

const entry = 'virtual:toasts-alone'
const client = join(projectRoot, 'client')

/** No screen shows toasts without a text: the shop's own ones, on an empty page. */
const script = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from '${client}/ui/overlay/toast.ts'
import { ToastItem } from '${client}/ui/overlay/toast-item.tsx'
import { Toasts } from '${client}/ui/overlay/toasts.tsx'
createRoot(document.body).render(createElement(Toasts, { Item: ToastItem }))
for (const kind of ['success', 'info', 'warning']) toast[kind]()
`

export async function showToastsAlone(page: Page): Promise<void> {
  const built = await build({
    configFile: false,
    root: client,
    logLevel: 'error',
    plugins: [react(), ownEntry],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [chunk] = chunks.filter((each) => each.type === 'chunk' && each.isEntry)
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built')
  await page.addScriptTag({ content: chunk.code, type: 'module' })
}

const ownEntry: Plugin = {
  name: 'own-entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? script : null),
}
