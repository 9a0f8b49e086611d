import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type {
  EagerPicture,
  Facts,
  FirstView,
  Head,
  RenderFirstView,
  SentForm,
} from '#contract/first-view'
import { answerCallsHere } from '../api/call'
import { createQueryClient } from '../api/query-client'
import { App } from '../app'
import { menusQuery, productQuery } from '../catalog/queries'
import { safeNext } from '../paths'
import { findScreen, NoSuchScreen } from '../routes'
import { showIn, wordsNow } from '../text/lang'
import { translationOfRefusal } from '../text/say-refusal'
import { shellWords } from '../text/shell-words'
import { setShopFacts } from '../text/shop-facts'
import { type SaidForm, sentFormKey } from '../ui/form/sent-form'
import { HeadContext, titleOf } from '../ui/text/head'
import { loadWords } from '../ui/text/switch-lang'
import { uiWords } from '../ui/text/words'
import { addressOfScreen } from './address-of-screen'
import { addStoredFonts, loadScripts } from './loader'

export { addressOfScreen, answerCallsHere, safeNext }

/** The inline scripts of a document, as text without indents: in its head, and the one that loads the others. */
export const inline = { fonts: textOf(addStoredFonts), loader: textOf(loadScripts) }

function textOf(script: () => void): string {
  return `(${script})()`.replace(/\n\s*/g, '\n')
}

let takeTurn = async () => {}

/** Each rendering waits for `turn`: a running one blocks all other answers. */
export function renderInTurn(turn: () => Promise<void>): void {
  takeTurn = turn
}

/** For a screen that waits for its customer: its title comes with the customer. */
function personalHead(): Head {
  const shell = wordsNow(shellWords)
  const ui = wordsNow(uiWords)
  return { title: shell.mine(), description: ui.aboutMine, hidden: true }
}

/** For a screen whose first read failed. */
function namelessHead(): Head {
  return { description: wordsNow(shellWords).promise() }
}

export const renderFirstView: RenderFirstView = async (address, choice, facts, given = {}) => {
  const { sent, product } = given
  const url = new URL(address, 'http://shop.invalid')
  const found = findScreen(url)
  const page = found?.screen.page ?? NoSuchScreen
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { retry: false, retryOnMount: false, staleTime: Number.POSITIVE_INFINITY },
  })
  const { slug } = found?.place.params ?? {}
  if (product && slug) queryClient.setQueryData(productQuery(slug).queryKey, product)
  const [component, english] = await Promise.all([
    page.preload(),
    loadWords(choice),
    found?.screen.readAhead?.(queryClient, found.place),
    queryClient.prefetchQuery(menusQuery()),
  ])
  await takeTurn()
  // Set for this rendering alone: nothing else runs until it ends.
  showIn(choice, english)
  setShopFacts(facts)
  if (sent) queryClient.setQueryData(sentFormKey, saidOf(sent))
  const collected: { head?: Head; trail?: Facts; eager?: EagerPicture } = {}
  const html = renderToString(
    <StrictMode>
      <HeadContext value={collected}>
        <QueryClientProvider client={queryClient}>
          <StaticRouter location={url.pathname + url.search}>
            <App reachable={found ? [found.screen] : []} />
          </StaticRouter>
        </QueryClientProvider>
      </HeadContext>
    </StrictMode>,
  )
  const head =
    collected.head ?? (found?.screen.access === 'customers' ? personalHead() : namelessHead())
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error' && query.state.error?.status !== 404)
  const view: FirstView = {
    status: head.missing && !failed ? 404 : 200,
    leadsTo: head.leadsTo && addressOfScreen(url.pathname + head.leadsTo),
    html,
    eager: collected.eager,
    state: dehydrate(queryClient),
    head: {
      ...head,
      title: titleOf(head),
      facts: [head.facts, collected.trail].filter((facts) => facts !== undefined),
    },
    pageName: component.name,
    siteName: wordsNow(shellWords).shopName(),
    isWhole: !failed,
  }
  queryClient.clear()
  return view
}

function saidOf({ message, errors, ...sent }: SentForm): SaidForm {
  const said = Object.entries(errors).flatMap(([name, [first]]) =>
    first === undefined ? [] : [[name, translationOfRefusal(first)]],
  )
  return { ...sent, message: translationOfRefusal(message), errors: Object.fromEntries(said) }
}
