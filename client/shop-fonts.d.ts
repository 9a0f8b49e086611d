declare module 'virtual:shop-fonts' {
  /** The files of the shop's typeface, for FontFace. */
  export const fontFaces: readonly { url: string; weight: string; unicodeRange: string }[]
}
