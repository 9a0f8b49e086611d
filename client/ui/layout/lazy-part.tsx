import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { loadAgain } from '../state/load-again'
import { LoadBoundary } from './load-boundary'

/** A component in its own chunk; `preload` loads the chunk ahead. */
export type LazyPart<Props = object> = ComponentType<Props> & {
  preload: () => Promise<ComponentType<Props>>
}

/**
 * The one way to load a component late. Once loaded it renders at once: the server renders it and
 * the browser takes it over without a gap. A chunk that fails shows a retry in its place; its
 * surroundings stay. `fallback` shows until then; without one, the place's own.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let hasFailed = false
  let isWanted = false

  function preload(): Promise<ComponentType<Props>> {
    forget()
    loading ??= start()
    return loading
  }

  function start() {
    const started = (import.meta.env.SSR ? load() : loadAgain(load)).then(
      (part) => {
        // React reads these to continue at once: a loaded part never waits for a turn.
        Object.assign(started, { status: 'fulfilled', value: part })
        return part
      },
      (error) => {
        // A failed preload is forgotten: the first visit loads it again.
        if (isWanted) hasFailed = true
        else loading = undefined
        throw error
      },
    )
    return started
  }

  function forget() {
    if (!hasFailed) return
    hasFailed = isWanted = false
    loading = undefined
  }

  function Loaded(props: Props) {
    isWanted = true
    // A failed one keeps failing until it is reset: React would otherwise retry without end.
    loading ??= start()
    const Part = use(loading)
    return <Part {...props} />
  }

  function Part(props: Props) {
    const loaded = <Loaded {...props} />
    return (
      <LoadBoundary onRetry={forget}>
        {fallback === undefined ? loaded : <Suspense fallback={fallback}>{loaded}</Suspense>}
      </LoadBoundary>
    )
  }
  return Object.assign(Part, { preload })
}
