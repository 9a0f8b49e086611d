import { hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './api/query-client'
import { App } from './app'
import { replayEarlyClick } from './early-click'
import { findScreen } from './routes'

const root = document.getElementById('root')
const state = document.getElementById('state')
const queryClient = createQueryClient()
import('./shell/fonts').then((fonts) => fonts.startFonts())

// The page of this address first: its chunk would otherwise be a gap in the first view.
const page = findScreen(new URL(location.href))?.screen.page
if (root && state) {
  hydrate(queryClient, JSON.parse(state.textContent))
  Promise.resolve(page?.preload()).finally(() =>
    startTransition(() => {
      hydrateRoot(root, shop())
      replayEarlyClick()
    }),
  )
} else if (root) {
  page?.preload()
  createRoot(root).render(shop())
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
