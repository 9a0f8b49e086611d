// A saree worn, hung, on a hanger and folded: its drawings share cloth, border and paisleys.

import { shade, svg, volume } from './svg.ts'

/** A saree of the demo shop in one of its poses. */
export type Saree = {
  weave: Weave
  ground: Shades
  /** The border, the blouse and the anchal. */
  border: Shades
  /** The colour of the motifs. */
  thread: string
  edge: keyof typeof edges
  /** `turned`: worn with the anchal over the other shoulder. */
  pose: keyof typeof poses
}
export type Shades = readonly [light: string, dark: string]
export type Weave = keyof typeof weaves

/** Tiles of the ground: a tile's width and height, and its motif in the thread's colour. */
const weaves = {
  jamdani: [
    26,
    `<path d="M6.5.5 8.5 4.5 12.5 6.5 8.5 8.5 6.5 12.5 4.5 8.5.5 6.5 4.5 4.5z"/><path d="M19.5 12.5l2 4.5 4 2-4 2-2 4.5-2-4.5-4-2 4-2z"/><circle cx="19.5" cy="6.5" r="1.3"/><circle cx="6.5" cy="19.5" r="1.3"/>`,
  ],
  silk: [30, '<circle cx="7" cy="7" r="2"/><circle cx="22" cy="22" r="2"/>'],
  cotton: [16, '<path d="M2 0h2.5v16H2zM8 0h1v16H8zM12 0h1v16h-1z" opacity=".75"/>'],
  painted: [
    54,
    `${[0, 60, 120, 180, 240, 300].map((turn) => `<path transform="rotate(${turn} 15 15)" d="M15 12C10 8 11 2 15 0c4 2 5 8 0 12z"/>`).join('')}<circle cx="15" cy="15" r="2.2"/>${[0, 72, 144, 216, 288].map((turn) => `<path transform="rotate(${turn} 42 42)" d="M42 40c-4-3-3-7 0-9 3 2 4 6 0 9z"/>`).join('')}<path d="M36 8q8-6 12 2-8 2-12-2zM4 40q8-6 12 2-8 2-12-2z" fill="#2c8a62"/>`,
  ],
  katan: [
    24,
    '<path d="M6 11C2 11 1 6 3.5 3.5 5 2 7 2 7.5 0c3 3 4 6 2.5 9-1 1.5-2 2-4 2zM18 23c-4 0-5-5-2.5-7.5 1.5-1.5 3.5-1.5 4-3.5 3 3 4 6 2.5 9-1 1.5-2 2-4 2z"/><circle cx="18" cy="6" r="1.5"/><circle cx="6" cy="18" r="1.5"/>',
  ],
} as const

/** The line of motifs in the border: its width and its dashes. */
const edges = {
  comb: [7, '2.5 6'],
  rope: [9, '7 5'],
  beads: [8, '0.1 11'],
  temple: [12, '1.5 3.5'],
} as const

export const gold = ['#ffd66e', '#c98512'] as const

export const poses = { worn, turned: worn, hung, onHanger } as const

function worn(saree: Saree): string {
  const { border, thread, pose } = saree
  const [width, dashes] = edges[saree.edge]
  const trim = trimOf(saree)
  const sheen = sheenOf(saree)
  const pleats = [0, 1, 2, 3, 4].map((i) => {
    const [x, foot] = [114 + i * 5, 84 + i * 15]
    return `<path fill="#1c0614" opacity=".26" filter="url(#fine)" d="M${x + 1} 92 ${foot + 5} 252h5L${x + 3} 92z"/><path fill="#fff" opacity="${sheen}" filter="url(#fine)" d="M${x - 1} 94 ${foot} 252h4L${x + 1} 94z"/>`
  })
  const tassels = Array.from(
    { length: 10 },
    (_, i) =>
      `<path stroke="${i % 2 ? thread : border[0]}" stroke-width="3.6" stroke-linecap="round" d="M${170 + i * 5.3} ${208 - i * 0.6}l1 12"/>`,
  )
  return svg(
    `${defs(saree)}<filter id="fine"><feGaussianBlur stdDeviation="1.2"/></filter>
    <clipPath id="skirt"><path d="M101 70h48q17 18 20 48 4 60 14 126 1 6-5 7-50 7-102 0-6-1-5-7 8-66 14-124 4-30 18-48z"/></clipPath>
    <clipPath id="sash"><path d="M87 134q-3-22 8-38 34-30 38-76 1-12 12-13l12 0q10 1 12 13 3 16-1 28-18 66-81 86z"/></clipPath>
    <clipPath id="anchal"><path d="M152 8q18 0 24 18 26 82 44 178-24 10-56 8 0-100-20-190z"/></clipPath>`,
    `<g transform="${pose === 'turned' ? 'matrix(-1 0 0 1 252 0)' : 'translate(0)'}">${tassels.join('')}<g clip-path="url(#anchal)"><rect x="130" width="100" height="220" fill="url(#border)"/><path fill="none" stroke="${trim}" stroke-width="2.5" d="M150 92l60-8M150 98l60-8M150 140l70-9M150 146l70-9M160 198l80-11M160 204l80-11"/>
      ${[176, 193].map((x) => kalka(trim, x, 119 - (x - 176) * 0.12, 0.66)).join('')}${[183, 203].map((x) => kalka(trim, x, 172 - (x - 183) * 0.12, 0.85)).join('')}<path fill="none" stroke="${thread}" stroke-width="3" d="M174 22q26 86 42 188"/><path fill="#1c0614" opacity=".4" filter="url(#soft)" d="M136 0h20q22 90 14 220h-34z"/></g>
    <path fill="url(#border)" d="M108 10q18 14 38 0l17 6q8 3 10 10l6 34q-10 6-22 4l-4-16-4 28H101l-4-28-4 16q-12 2-22-4l6-34q2-7 10-10z"/><path fill="#1c0614" opacity=".45" d="M108 10q18 14 38 0-2 22-19 22t-19-22z"/>
    <path fill="none" stroke="${trim}" stroke-width="2.5" d="M72 55q10 5 21 4M157 59q11 1 21-4"/><path fill="#1c0614" opacity=".25" filter="url(#soft)" d="M92 42l9 36h-5z"/>
    <g clip-path="url(#skirt)"><rect x="50" y="60" width="156" height="196" fill="url(#cloth)"/><rect x="50" y="60" width="156" height="196" fill="url(#weave)"/>
      <path fill="url(#border)" d="M50 220q76 12 152 0v40H50z"/><path fill="none" stroke="${trim}" stroke-width="2.5" d="M50 219q76 12 152 0M50 240q76 12 152 0"/><path fill="none" stroke="${trim}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="${saree.edge === 'beads' ? 'round' : 'butt'}" d="M50 229.5q76 12 152 0"/>
      ${pleats.join('')}<path fill="#1c0614" opacity=".3" filter="url(#soft)" d="M164 96q8 40 10 80l8 80h14l-14-150zM84 150 72 256h10l10-106z"/><path fill="#fff" opacity="${sheen}" filter="url(#soft)" d="M92 120 80 226h10l10-100z"/></g>
    <path fill="#1c0614" opacity=".34" filter="url(#soft)" d="M92 138q60-20 80-88v14q-20 66-78 88z"/>
    <g clip-path="url(#sash)"><rect x="80" width="110" height="150" fill="url(#cloth)"/><rect x="80" width="110" height="150" fill="url(#weave)"/>
      <path fill="none" stroke="url(#border)" stroke-width="15" d="M80 134q66-14 88-86 4-20 0-48"/><path fill="none" stroke="url(#border)" stroke-width="9" d="M88 104q44-28 48-104"/><path fill="none" stroke="${trim}" stroke-width="2" d="M82 125q58-14 79-80 4-20-1-46M91 109q48-32 51-110"/>
      <path fill="#1c0614" opacity=".16" filter="url(#fine)" d="M86 120q56-26 66-120h3q-8 96-68 124z"/><path fill="#fff" opacity="${sheen}" filter="url(#soft)" d="M96 108q44-30 50-108h6q-8 84-54 114z"/></g></g>`,
  )
}

/** Over a rod, as it hangs in the shop: the anchal in front, the body behind it. */
function hung(saree: Saree): string {
  const { border, thread } = saree
  const [width, dashes] = edges[saree.edge]
  const trim = trimOf(saree)
  const sheen = sheenOf(saree)
  const tassels = Array.from(
    { length: 17 },
    (_, i) =>
      `<path stroke="${i % 2 ? thread : border[0]}" stroke-width="3.6" stroke-linecap="round" d="M${60 + i * 6.9} ${232 - (i % 3)}v14"/>`,
  )
  const folds = [78, 104, 128, 150].map(
    (x) =>
      `<path fill="#1c0614" opacity=".2" filter="url(#soft)" d="M${x} 30q6 100-2 206h10q8-106 0-206z"/><path fill="#fff" opacity="${sheen}" filter="url(#soft)" d="M${x + 12} 30q5 100-1 206h6q6-106 2-206z"/>`,
  )
  return svg(
    `${defs(saree)}
    <clipPath id="back"><path d="M86 30h122q6 92 2 176-62 8-124 0z"/></clipPath>
    <clipPath id="front"><path d="M56 26q4-8 12-8h108q8 0 8 8-2 104-8 206-60 8-120 0-4-104 0-206z"/></clipPath>`,
    `<path stroke="#7a4a22" stroke-width="9" stroke-linecap="round" d="M24 22h208"/><path stroke="#c98d50" stroke-width="2.5" stroke-linecap="round" d="M26 20h204"/><circle cx="24" cy="22" r="8" fill="#5c3415"/><circle cx="232" cy="22" r="8" fill="#5c3415"/>
    <g clip-path="url(#back)"><rect x="80" y="20" width="136" height="200" fill="url(#cloth)"/><rect x="80" y="20" width="136" height="200" fill="url(#weave)"/><path fill="url(#border)" d="M190 20h26v200h-26z"/><path fill="none" stroke="${trim}" stroke-width="2.5" d="M190 20v200M210 20v200"/><path fill="#1c0614" opacity=".32" d="M80 20h136v200H80z"/></g>
    ${tassels.join('')}
    <g clip-path="url(#front)"><rect x="48" y="10" width="144" height="230" fill="url(#cloth)"/><rect x="48" y="10" width="144" height="230" fill="url(#weave)"/>
      <path fill="url(#border)" d="M48 10h26q-6 120 2 230H48zM192 10h-26q4 120-6 230h32z"/><path fill="none" stroke="${trim}" stroke-width="2.5" d="M54 10q-4 120 4 230M72 10q-6 120 3 230M168 10q4 120-5 230M186 10q3 120-8 230"/>
      <path fill="none" stroke="${trim}" stroke-width="${width - 2}" stroke-dasharray="${dashes}" stroke-linecap="${saree.edge === 'beads' ? 'round' : 'butt'}" d="M63 10q-5 120 3 230M177 10q4 120-7 230"/>
      <rect x="48" y="150" width="144" height="90" fill="url(#border)"/><path fill="none" stroke="${trim}" stroke-width="2.5" d="M48 152q72 6 144 0M48 158q72 6 144 0M48 218q72 6 144 0M48 224q72 6 144 0"/>
      ${[72, 96, 120, 144, 168].map((x) => kalka(trim, x, 190, 1.05)).join('')}${folds.join('')}
      <path fill="#fff" opacity=".3" filter="url(#soft)" d="M52 16h136v10H52z"/><path fill="#1c0614" opacity=".22" filter="url(#soft)" d="M50 32h140v12H50z"/></g>`,
  )
}

/** Folded over a clothes hanger, the anchal brought to the front. */
function onHanger(saree: Saree): string {
  const { border, thread } = saree
  const [width, dashes] = edges[saree.edge]
  const trim = trimOf(saree)
  const sheen = sheenOf(saree)
  const line = `fill="none" stroke="${trim}" stroke-width="2.5"`
  const tassels = Array.from(
    { length: 9 },
    (_, i) =>
      `<path stroke="${i % 2 ? thread : border[0]}" stroke-width="3.6" stroke-linecap="round" d="M${98 + i * 7.5} 232v14"/>`,
  )
  const folds = [62, 78, 172, 188].map(
    (x) =>
      `<path fill="#1c0614" opacity=".2" filter="url(#soft)" d="M${x} 80q5 70-3 146h9q7-76 1-146z"/><path fill="#fff" opacity="${sheen}" filter="url(#soft)" d="M${x + 9} 80q4 70-1 146h6q5-76 1-146z"/>`,
  )
  return svg(
    `${defs(saree)}${shade('wood', '#d9a066', '#8a5526')}
    <clipPath id="sheet"><path d="M52 84q0-8 8-8h136q8 0 8 8 6 68 8 138-84 14-168 0 2-70 8-138z"/></clipPath>
    <clipPath id="anchal"><path d="M96 76h64q2 78 4 156-36 6-72 0 2-78 4-156z"/></clipPath>`,
    `<path fill="none" stroke="#8b8f98" stroke-width="6" stroke-linecap="round" d="M128 44V32q15-3 15-15a13 13 0 0 0-27-1"/>
    <path fill="url(#wood)" fill-rule="evenodd" d="M128 38q6 0 12 3l78 34q9 4 7 11-2 5-10 5H41q-8 0-10-5-2-7 7-11l78-34q6-3 12-3zM128 52 62 80h132z"/>
    <g clip-path="url(#sheet)"><rect x="40" y="70" width="176" height="170" fill="url(#cloth)"/><rect x="40" y="70" width="176" height="170" fill="url(#weave)"/>
      <path fill="url(#border)" d="M40 196q88 14 176 0v44H40z"/><path ${line} d="M40 196q88 14 176 0M40 218q88 14 176 0"/>
      <path fill="none" stroke="${trim}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="${saree.edge === 'beads' ? 'round' : 'butt'}" d="M40 207q88 14 176 0"/>
      ${folds.join('')}<path fill="#1c0614" opacity=".36" filter="url(#soft)" d="M88 76h10l-6 160H80zM158 76h10l8 160h-12z"/>
      <path fill="#fff" opacity=".3" filter="url(#soft)" d="M48 74h160v9H48z"/></g>
    ${tassels.join('')}
    <g clip-path="url(#anchal)"><rect x="84" y="70" width="88" height="170" fill="url(#border)"/><path ${line} d="M101 76q-2 78-4 160M155 76q2 78 4 160M92 184q36 6 72 0M92 190q36 6 72 0M92 222q36 6 72 0"/>
      ${[110, 156].map((y) => kalka(trim, 128, y, 1.15)).join('')}${kalka(trim, 112, 206, 0.62)}${kalka(trim, 128, 208, 0.62)}${kalka(trim, 144, 206, 0.62)}
      <path fill="#fff" opacity="${sheen}" filter="url(#soft)" d="M108 76h10q1 80-2 160h-10z"/><path fill="#1c0614" opacity=".22" filter="url(#soft)" d="M146 76h10q6 80 6 160h-12z"/><path fill="#fff" opacity=".34" filter="url(#soft)" d="M92 74h72v9H92z"/></g>`,
  )
}

/** The same cloth as it lies in the shop. */
export function folded(saree: Saree): string {
  const { border, thread } = saree
  const trim = trimOf(saree)
  const folds = [0, 1, 2, 3].map((i) => {
    const y = 196 - i * 15
    const inset = 8 + (i % 2) * 4
    const width = 256 - inset * 2
    return `<rect x="${inset}" y="${y}" width="${width}" height="22" rx="11" fill="url(#cloth)"/><path fill="url(#border)" d="M${inset + 11} ${y}h26v22h-26q-11 0-11-11t11-11zM${inset + width - 11} ${y}h-26v22h26q11 0 11-11t-11-11z"/>
      <rect x="${inset}" y="${y}" width="${width}" height="22" rx="11" fill="url(#volume)"/>`
  })
  return svg(
    `${defs(saree)}
    <pattern id="zigzag" width="12" height="12" patternUnits="userSpaceOnUse"><path fill="${trim}" d="m0 12 6-12 6 12z"/></pattern>
    <clipPath id="top"><path d="M58 44h140q10 0 13 10l35 92q4 14-12 14H22q-16 0-12-14l35-92q3-10 13-10z"/></clipPath>
    <clipPath id="anchal"><path d="M104 42h84q12 48 24 104 6 30 8 80H96q-2-46-2-80 2-56 10-104z"/></clipPath>`,
    `${folds.join('')}
    <g clip-path="url(#top)"><rect width="256" height="170" fill="url(#cloth)"/><rect width="256" height="170" fill="url(#weave)"/>
      <path fill="url(#border)" d="M40 40h18L24 170H-10zM216 40h-26l30 130h46z"/><path fill="none" stroke="${trim}" stroke-width="3" d="M54 40 19 170M194 40l32 130M50 40 8 170M206 40l42 130"/>
      <path fill="#fff" opacity="${sheenOf(saree) * 0.8}" filter="url(#soft)" d="M74 40h22L62 170H28zM214 70l10 0 24 90-14 4z"/>
      <path fill="#1c0614" opacity=".3" filter="url(#soft)" d="M96 40h18q-10 60-10 130H82q2-80 14-130z"/><path fill="#1c0614" opacity=".22" d="M0 152h256v10H0z" filter="url(#soft)"/></g>
    <g>${Array.from({ length: 16 }, (_, i) => `<path stroke="${i % 2 ? thread : border[0]}" stroke-width="4" stroke-linecap="round" d="M${112 + i * 7.7} 222v16"/>`).join('')}</g>
    <g transform="translate(12 0)"><g clip-path="url(#anchal)"><rect x="80" y="30" width="160" height="200" fill="url(#border)"/>
      <path fill="none" stroke="${trim}" stroke-width="2.5" d="M90 56h130M90 62h130M90 98h130M90 104h130M90 140h130M90 212h140"/>
      ${[118, 140, 162, 184].map((x) => kalka(trim, x, 80, 0.72)).join('')}${[112, 138, 164, 190].map((x) => kalka(trim, x, 121, 0.82)).join('')}
      <rect x="80" y="150" width="150" height="10" fill="${trim}"/>${[116, 144, 172, 200].map((x) => kalka(trim, x, 186, 1.15)).join('')}
      <g transform="translate(0 4)"><rect x="84" y="212" width="156" height="12" fill="url(#zigzag)"/></g>
      <path fill="#fff" opacity=".45" filter="url(#soft)" d="M80 142h150v12H80z"/><path fill="#1c0614" opacity=".2" filter="url(#soft)" d="M80 160h150v22H80z"/><path fill="#fff" opacity=".2" filter="url(#soft)" d="M122 36h22q-8 90-4 200h-24q-4-110 6-200z"/><path fill="#1c0614" opacity=".2" filter="url(#soft)" d="M200 36h20l20 200h-30z"/></g></g>`,
  )
}

function defs({ weave, ground, border, thread }: Saree): string {
  const [size, motif] = weaves[weave]
  return `${shade('cloth', ...ground)}${shade('border', ...border)}${volume}
    <pattern id="weave" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(.8)"><g fill="${thread}">${motif}</g></pattern>`
}

/** How much light the cloth throws back. */
function sheenOf({ weave }: Saree): number {
  return weave === 'silk' || weave === 'katan' ? 0.42 : 0.22
}

/** The colour of lines and paisleys on the border. */
function trimOf({ weave, ground: [light, dark], border, thread }: Saree): string {
  if (border === gold) return dark
  return weave === 'painted' ? light : thread
}

/** The paisley of the anchal. */
function kalka(fill: string, x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" fill-rule="evenodd" d="M0 14C-9 14-12 4-7-2-3-7 3-8 3-15c7 6 9 14 6 21-2 5-5 8-9 8zM-1 8c5 0 7-6 3-10-2 3-7 3-7 7 0 2 2 3 4 3z"/>`
}
