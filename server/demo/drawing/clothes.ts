import { shade, svg, volume } from './svg.ts'

const sleeve = 'M92 26 68 35q-8 3-11 12L26 172q-2 8 6 10l18 5q7 1 9-6l33-108z'
const body =
  'M98 20 76 32 80 92 76 190l0 50q0 6 7 7 22 2 45 2t45-2q7-1 7-7l0-50L176 92l4-60-22-12q-14 12-30 12T98 20z'

/** Panjabis with long sleeves, a placket of buttons and slits; trousers; three-piece with a scarf. */
export const clothes = {
  'panjabi-white': panjabi('#ffffff', '#d3cdc6', '#b98b2e'),
  'panjabi-green': panjabi('#3aa87e', '#0c5a41', '#f2c14e'),
  'panjabi-maroon': panjabi('#c8445a', '#6e1328', '#f0c46a'),
  'panjabi-navy': panjabi('#4f72c4', '#1d2f6b', '#e9d9a6'),
  'payjama-white': payjama('#ffffff', '#d3cdc6'),
  'payjama-navy': payjama('#4f72c4', '#1d2f6b'),
  'three-piece-pink': threePiece('#ff9dba', '#cc3a76', '#ffd166'),
  'three-piece-teal': threePiece('#5fd8c9', '#12807f', '#ffa763'),
  'three-piece-purple': threePiece('#b39af4', '#5f37b8', '#8ff0c8'),
  'jacket-tan': jacket('#e6b57c', '#9a6430', '#5b3a1e'),
} as const

function panjabi(light: string, dark: string, trim: string): string {
  const cuff = `<path fill="none" stroke="${trim}" stroke-width="5" stroke-dasharray="5 3" d="m29 163 32 9"/><path fill="none" stroke="${trim}" stroke-width="1.6" d="m31 155 33 9"/>`
  const arm = `<path fill="url(#cloth)" d="${sleeve}"/><path fill="url(#volume)" opacity=".6" d="${sleeve}"/>${cuff}`
  const buti = [60, 78, 96, 114].flatMap((y) => [
    `<path fill="${trim}" d="m108 ${y} 4 5-4 5-4-5zm40 0 4 5-4 5-4-5z"/>`,
  ])
  return svg(
    `${shade('cloth', light, dark)}${volume}<clipPath id="body"><path d="${body}"/></clipPath>`,
    `${arm}<g transform="matrix(-1 0 0 1 256 0)">${arm}</g>
    <path fill="${dark}" d="M77 176 67 234q-1 6 6 7 55 8 110 0 7-1 6-7l-10-58z"/><path fill="#1c0614" opacity=".2" d="M77 176 67 234q-1 6 6 7 55 8 110 0 7-1 6-7l-10-58z"/>
    <path fill="url(#cloth)" d="${body}"/>
    <g clip-path="url(#body)"><path fill="#1c0614" opacity=".26" filter="url(#soft)" d="M70 80h14l-10 170H56zM172 80h14l20 170h-24zM124 130h8l6 120h-20z"/><path fill="#fff" opacity=".28" filter="url(#soft)" d="M96 60h10l-10 180H84zM150 140h8l4 100h-12z"/>
      <path fill="none" stroke="${trim}" stroke-width="4.5" stroke-dasharray="6 3.5" d="M64 230q64 12 128 0"/><path fill="none" stroke="${trim}" stroke-width="1.5" d="M64 222q64 12 128 0"/></g>
    <path fill="url(#volume)" opacity=".6" d="${body}"/>
    <path fill="${dark}" opacity=".55" d="M102 16q26 14 52 0l-4 12q-8 10-22 10t-22-10z"/>
    <path fill="${light}" stroke="${dark}" stroke-opacity=".5" stroke-width="1.5" d="M101 13q4-1 7 0 4 13 20 22v11Q100 38 98 20zM155 13q-4-1-7 0-4 13-20 22v11q28-8 30-26z"/>
    <path fill="none" stroke="${trim}" stroke-width="2.5" stroke-dasharray="4 2.5" d="M103 19q4 14 24 22M153 19q-4 14-24 22"/>
    <path fill="${dark}" opacity=".28" d="M119 44h18v86l-9 9-9-9z"/><path fill="none" stroke="${trim}" stroke-width="2.6" d="M119 46v84l9 9 9-9V46"/>
    ${buti.join('')}${[58, 76, 94, 112].map((y) => `<circle cx="128" cy="${y}" r="4.2" fill="${trim}"/><circle cx="127" cy="${y - 1}" r="1.3" fill="#fff" opacity=".8"/>`).join('')}`,
  )
}

function jacket(light: string, dark: string, lining: string): string {
  const arm = 'M92 46 66 56q-9 4-12 13L26 190q-2 9 7 11l24 5q8 1 10-7l28-84z'
  const body = 'M98 44 76 54l4 60-8 108q0 8 8 8h96q8 0 8-8l-8-108 4-60-22-10z'
  const quilt = [88, 112, 136, 160, 184].map((y) => `<path d="M60 ${y}q68 12 136 0"/>`)
  const side = `<path fill="url(#cloth)" d="${arm}"/><path fill="url(#volume)" opacity=".7" d="${arm}"/><g fill="none" stroke="${lining}" stroke-opacity=".5" stroke-width="3"><path d="m46 106 42 14M39 134l41 12M33 162l39 11"/></g><path fill="${lining}" d="m27 186 40 9-2 8q-1 5-7 4l-26-5q-6-2-5-9z"/>`
  return svg(
    `${shade('cloth', light, dark)}${volume}<clipPath id="body"><path d="${body}"/></clipPath>`,
    `${side}<g transform="matrix(-1 0 0 1 256 0)">${side}</g>
    <path fill="url(#cloth)" d="M86 58q-4-48 42-48t42 48l-16 12h-52z"/><path fill="url(#volume)" opacity=".6" d="M86 58q-4-48 42-48t42 48l-16 12h-52z"/><path fill="${lining}" d="M98 58q-2-34 30-34t30 34l-30 20z"/>
    <path fill="url(#cloth)" d="${body}"/><g clip-path="url(#body)"><g fill="none" stroke="${lining}" stroke-opacity=".5" stroke-width="3">${quilt.join('')}</g><path fill="#fff" opacity=".25" filter="url(#soft)" d="M92 60h12l-4 170H86zM148 60h10l6 170h-14z"/><path fill="${lining}" d="M60 214h136v24H60z"/></g><path fill="url(#volume)" opacity=".6" d="${body}"/>
    <path fill="url(#cloth)" stroke="${lining}" stroke-opacity=".5" stroke-width="2" d="M98 44q8 26 30 34v16q-32-8-38-46zM158 44q-8 26-30 34v16q32-8 38-46z"/><path stroke="${lining}" stroke-width="7" d="M128 78v152"/><path stroke="#f3e3c8" stroke-width="2.5" stroke-dasharray="3 2" d="M128 80v150"/><rect x="124" y="88" width="8" height="16" rx="4" fill="#f7d27a"/>
    <path stroke="${lining}" stroke-width="6" stroke-linecap="round" d="m86 170 16 22M170 170l-16 22"/><path fill="none" stroke="#f3e3c8" stroke-width="3.5" stroke-linecap="round" d="M110 66q-2 20 2 34M146 66q2 20-2 34"/>`,
  )
}

function payjama(light: string, dark: string): string {
  const legs =
    'M78 30h100q6 0 7 6l17 196q0 8-8 8h-38q-7 0-8-7L130 104h-4l-18 129q-1 7-8 7H62q-8 0-8-8L71 36q1-6 7-6z'
  return svg(
    shade('cloth', light, dark) + volume,
    `<path fill="url(#cloth)" d="${legs}"/><path fill="url(#volume)" d="${legs}"/><path fill="${dark}" opacity=".4" d="M76 30h104l3 18H73z"/>
    <path fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="2.5" d="M128 50v54M58 226h46M152 226h46"/><path fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" d="M126 40q-10 20-14 34M130 40q10 20 12 30"/>`,
  )
}

function threePiece(light: string, dark: string, scarf: string): string {
  const kameez =
    'M102 20 80 30 86 82 68 172q0 7 6 8 54 9 108 0 6-1 6-8L170 82l6-52-22-10q-12 12-26 12t-26-12z'
  const arm = 'M94 24 72 33q-8 3-10 11L42 120q-2 7 5 9l17 4q7 1 9-6l20-66z'
  const salwar = 'M88 168h80l12 68q1 10-8 10h-26q-8 0-9-8l-6-42h-6l-6 42q-1 8-9 8H84q-9 0-8-10z'
  const orna =
    'M88 18q8-6 13-1 5 32 27 37 22-5 27-37 5-5 13 1 6 4 8 14l16 156q0 5-4 6l-18 2q-5 0-6-5L153 74q-10 12-25 13-15-1-25-13L92 191q-1 5-6 5l-18-2q-4-1-4-6L80 32q2-10 8-14z'
  const tassels = [67, 74, 81, 88, 168, 175, 182, 189].map((x) => `<path d="M${x} 194v13"/>`)
  const limb = `<path fill="url(#cloth)" d="${arm}"/><path fill="url(#volume)" opacity=".6" d="${arm}"/><path fill="none" stroke="${scarf}" stroke-width="5" stroke-dasharray="3 3" d="m46 113 26 7"/>`
  return svg(
    `${shade('cloth', light, dark)}${volume}<clipPath id="kameez"><path d="${kameez}"/></clipPath><clipPath id="orna"><path d="${orna}"/></clipPath>
    <pattern id="print" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="#fff" opacity=".8"><circle cx="5" cy="2.5" r="2.2"/><circle cx="5" cy="7.5" r="2.2"/><circle cx="2.5" cy="5" r="2.2"/><circle cx="7.5" cy="5" r="2.2"/><circle cx="15" cy="15" r="1.8"/></g></pattern>
    <pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><g fill="${dark}" opacity=".55"><circle cx="3" cy="3" r="1.3"/><circle cx="7.5" cy="7.5" r=".9"/></g></pattern>`,
    `<path fill="${scarf}" d="${salwar}"/><path fill="url(#volume)" opacity=".8" d="${salwar}"/><path fill="#1c0614" opacity=".3" filter="url(#soft)" d="M86 176h84l2 14H84z"/><path fill="none" stroke="${dark}" stroke-opacity=".7" stroke-width="3" d="M78 234h40M138 234h40"/>
    ${limb}<g transform="matrix(-1 0 0 1 256 0)">${limb}</g><path fill="url(#cloth)" d="${kameez}"/>
    <g clip-path="url(#kameez)"><rect width="256" height="256" fill="url(#print)"/><path fill="#1c0614" opacity=".24" filter="url(#soft)" d="M82 80h12L78 190H60zM162 80h12l22 110h-20zM125 96h6l8 96h-22z"/>
      <path fill="${dark}" d="M56 160q72 12 144 0v30H56z"/><path fill="none" stroke="${scarf}" stroke-width="6" stroke-dasharray="3 5" d="M60 169q68 11 136 0"/><path fill="none" stroke="${scarf}" stroke-width="2" d="M60 160q68 12 136 0"/></g>
    <path fill="url(#volume)" opacity=".6" d="${kameez}"/><path fill="${dark}" d="M104 20q24 24 48 0-2 36-24 36t-24-36z"/>
    <path fill="#1c0614" opacity=".3" filter="url(#soft)" d="M106 84 96 200h8l12-106zM150 84l10 116h-8L140 94zM104 80q24 24 48 0v8q-24 22-48 0z"/><g stroke="${scarf}" stroke-width="4" stroke-linecap="round">${tassels.join('')}</g>
    <path fill="${scarf}" d="${orna}"/><g clip-path="url(#orna)"><rect width="256" height="256" fill="url(#dots)"/><path fill="#fff" opacity=".4" filter="url(#soft)" d="M90 30 72 190h8L98 40zM166 30l18 160h-8L158 40z"/><path fill="none" stroke="#1c0614" stroke-opacity=".25" stroke-width="3" filter="url(#soft)" d="M96 20q6 44 32 52 26-8 32-52M94 60 82 196M162 60l12 136"/><path fill="${dark}" opacity=".8" d="M60 174h56v4H60zm0 8h56v7H60zm80-8h56v4h-56zm0 8h56v7h-56z"/></g>`,
  )
}
