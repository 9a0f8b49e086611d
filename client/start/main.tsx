import '../ui/state/built-ins'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../api/query-client'
import { App } from '../app'
import { findScreen } from '../routes'
import { showIn } from '../text/lang'
import { keepEarlyChoice } from '../ui/input/early-press'
import { loadAgain } from '../ui/state/load-again'
import { choiceOfPage, loadWords } from '../ui/text/switch-lang'
import { keepTranslatedTexts } from '../ui/text/translated-texts'

const root = document.getElementById('root')
const state = document.getElementById('state')
const queryClient = createQueryClient()
keepTranslatedTexts()
loadAgain(() => import('./late')).then(
  ({ startLate }) => startLate(queryClient),
  () => undefined,
)

// The page of this address first: its chunk would otherwise leave a gap in the first view.
const page = findScreen(new URL(location.href))?.screen.page
if (state) hydrate(queryClient, datedHere(JSON.parse(state.textContent)))
if (root) whenPageIsHere().then(() => show(root))

/**
 * Dates the reads of a document by its arrival, on this device's clock: the server confirms a
 * document at each request, so it is true then, whenever it was made. A document from the browser's
 * own store keeps its date.
 */
function datedHere(state: DehydratedState): DehydratedState {
  const [entry] = performance.getEntriesByType('navigation')
  if (!Object(entry).transferSize) return state
  const arrived = Date.now() - performance.now()
  for (const { state: read } of state.queries) read.dataUpdatedAt = arrived
  return state
}

function show(root: HTMLElement) {
  // React takes the marks of choices made before it: they are made again (early-click.ts).
  window.earlyChoices = [
    ...root.querySelectorAll<HTMLInputElement>('[type=radio]:checked:not([checked])'),
  ]
  // A click hydrates its part at once, which takes this mark as well, without an event.
  addEventListener('click', ({ target }) => keepEarlyChoice(target), true)
  // The words of a translator do not hydrate.
  if (!state || root.querySelector('font')) createRoot(root).render(shop())
  else startTransition(() => void hydrateRoot(root, shop()))
}

/** The server's page works without scripts until they have loaded. */
async function whenPageIsHere(): Promise<unknown> {
  return Promise.all([page?.preload(), showWords()]).catch(async () => {
    await new Promise((done) => setTimeout(done, 4000))
    return whenPageIsHere()
  })
}

async function showWords(): Promise<void> {
  const choice = choiceOfPage()
  if (choice !== 'none') showIn(choice, await loadWords(choice))
}

function shop() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}
