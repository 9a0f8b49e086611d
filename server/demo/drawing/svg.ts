/** A whole SVG document of a drawing: 256 x 256, drawn large enough for the biggest picture. */
export function svg(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="0 0 256 256"><defs>${defs}</defs>${body}</svg>`
}

/** A gradient from the upper left to the lower right. */
export function shade(id: string, light: string, dark: string): string {
  return `<linearGradient id="${id}" x1=".15" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
}

/** Light from above and shadow below, laid over a thing of any colour. */
export const volume = `<linearGradient id="volume" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c0614" stop-opacity=".34"/></linearGradient>
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>`
