import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { loadAgain } from './load-again'
import { LoadBoundary } from './load-boundary'

/** A component in its own chunk; `preload` brings the chunk ahead. */
export type LazyPart<Props = object> = ComponentType<Props> & {
  preload: () => Promise<ComponentType<Props>>
}

/**
 * The one way to load a component late. Once loaded, by a visit or by `preload`, it renders at once:
 * so it can be rendered on the server and taken over in the browser without a gap. A chunk that does
 * not come leaves a way to try again in its place; what stands around it stays. `fallback` stands
 * until then; without one, the place's own.
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
        // React reads these to go on at once: a loaded part never waits for a turn.
        Object.assign(started, { status: 'fulfilled', value: part })
        return part
      },
      (error) => {
        // Fetched ahead, it was nobody's loss: who comes then is the first to ask.
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
    // One that has failed fails again, until it is forgotten: React would else ask without end.
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
