import { products as bn } from './bn-products'
import { products as en } from './en-products'
import { openTexts } from './lang'

export const [useProductText, productTextNow] = openTexts(bn, en)
