import { openStoredText } from '../ui/state/stored-text'

/** The customer's choice of a product; colour and size by id. */
export type Choice = { quantity: number; color?: number; size?: number }
export type Act = 'add' | 'order'

/** A guest's press of a product's button, and what the login shows of it. */
export type Wish = {
  product: number
  choice: Choice
  /** The names of the choice. */
  chosen?: { color?: string | undefined; size?: string | undefined }
  act: Act
  title: string
  image: string
  /** Of one piece. */
  priceTaka: number
}

const storedWish = openStoredText('session', 'wish')
const storedHasAccount = openStoredText('local', 'has-account')

/** Stored until the guest returns from the login. */
export function storeWish(wish: Wish | null): void {
  storedWish.write(wish && JSON.stringify(wish))
}

export function readWish(): Wish | undefined {
  return parse(storedWish.read())
}

/** The wish that leads to this login: only while the login returns to its product. */
export function useWishOf(next: string | null | undefined): Wish | undefined {
  const wish = parse(storedWish.use())
  return next?.startsWith('/product/') ? wish : undefined
}

/** Whether somebody has logged in on this browser before. */
export function useHasAccount(): boolean {
  return storedHasAccount.use() === '1'
}

export function noteHasAccount(): void {
  storedHasAccount.write('1')
}

function parse(text: string | null): Wish | undefined {
  try {
    const wish = Object(JSON.parse(text ?? 'null'))
    return typeof wish.product === 'number' && typeof wish.choice?.quantity === 'number'
      ? wish
      : undefined
  } catch {
    return undefined
  }
}
