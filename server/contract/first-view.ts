import type { getProduct } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'
import type { Choice } from '#contract/shop'
import type { ShopFacts } from '#contract/shop-facts'

/** A first view, the same for everybody: nothing personal is read on the server. */
export type FirstView = {
  status: 200 | 404
  /** The address that the browser is led to instead. */
  leadsTo?: string
  html: string
  eager?: EagerPicture
  /** React Query's state, from which the browser continues. */
  state: unknown
  head: Omit<Head, 'facts'> & { title: string; facts: Facts[] }
  /** Name of the page's component and of its file. */
  pageName: string
  /** The shop's name in the page's language. */
  siteName: string
  /** False when a read failed: the browser then reads again, and the view is not cached. */
  isWhole: boolean
}

/** The document's head of a screen. */
export type Head = {
  /** Without the shop's name, which is added. The home screen has none of its own. */
  title?: string
  description: string
  /** Root-relative URL of the picture that stands for the screen. */
  picture?: string | null
  /** The screen does not exist: the server answers 404. */
  missing?: boolean
  /** The query of the page of this screen that stands for the requested one: the server redirects. */
  leadsTo?: string | undefined
  /** Not for search engines. */
  hidden?: boolean
  /** The product of the screen. */
  offer?: { priceTaka: number; isInStock: boolean }
  /** Structured data of schema.org. Only the server requests it. */
  facts?: Facts
}

/** `origin` has no slash at its end. */
export type Facts = (origin: string) => object

/** The picture of the first view, as a preload names it. */
export type EagerPicture = { srcSet: string; sizes: string }

/** A form that was sent before the scripts were there, and refused. */
export type SentForm = {
  /** The form's name, which is also its draft's. */
  form: string
  message: string
  errors: Record<string, string[]>
  /** Typed values, passwords excepted. */
  values: Record<string, string>
}

export type ProductAnswer = OutputOf<typeof getProduct>

/**
 * Renders the screen at an address, `/path?query`, from the server's own answers. `sent`: its form
 * as it was sent and refused, which only the sender may see. `product`: the answer of the address's
 * product, which is then not read. Throws what the turn throws.
 */
export type RenderFirstView = (
  address: string,
  choice: Choice,
  facts: ShopFacts,
  given?: { sent?: SentForm | undefined; product?: ProductAnswer | undefined },
) => Promise<FirstView>
