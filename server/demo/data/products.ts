import { beauty } from './beauty.ts'
import { books } from './books.ts'
import { electronics } from './electronics.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { kids } from './kids.ts'
import { men } from './men.ts'
import type { DemoProduct } from './shapes.ts'
import { women } from './women.ts'

/** Every product, newest first: menus alternate, so that the home screen shows products of each. */
export const products: DemoProduct[] = takeTurns([
  women,
  men,
  electronics,
  home,
  kids,
  beauty,
  food,
  books,
])

function takeTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}
