import { type ComponentType, use } from 'react'

export type LazyPage = ComponentType & { preload: () => Promise<ComponentType> }

/**
 * A page in its own chunk. Once loaded, by a visit or by `preload`, it renders at once: so it can be
 * rendered on the server and taken over in the browser without a gap.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined

  function preload(): Promise<ComponentType> {
    loading ??= load().then(
      (page) => {
        // What React reads to go on at once: a page that is there never waits for a turn.
        if (loading) Object.assign(loading, { status: 'fulfilled', value: page })
        return page
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Page() {
    const Loaded = use(preload())
    return <Loaded />
  }
  return Object.assign(Page, { preload })
}
