import '../ui/state/built-ins'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { InChosenLanguage } from '../text/lang'
import { startKeepingFocus } from '../ui/input/keep-focus'
import { startKeys } from '../ui/input/keys'
import { startBack } from '../ui/overlay/back-closes'
import { startLinksAt } from '../ui/text/link'
import { keepTranslatedTexts } from '../ui/text/translated-texts'
import { createQueryClient } from './api/query-client'
import { App } from './app'
import { basename, begin } from './begin'
import { startFonts } from './fonts'
import { loadRefusals } from './text/say-refusal'
import { langOfDevice, switchLang } from './text/switch-lang'

const queryClient = createQueryClient()
begin(queryClient, location)
startLinksAt(basename)
keepTranslatedTexts()
startFonts()
startBack()
startKeys()
startKeepingFocus()
loadRefusals()
// If its texts fail to load the office starts in Bengali, which is always there.
switchLang(langOfDevice()).then(show, show)

function show() {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={basename}>
          <InChosenLanguage>
            <App />
          </InChosenLanguage>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
