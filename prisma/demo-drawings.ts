/** Things that the emoji set lacks, drawn for the demo shop as SVG of 256 x 256. */

/** Every drawing by name. The text of each is a whole SVG document. */
export const drawings = {
  'panjabi-white': panjabi('#ffffff', '#d9d4cf', '#b98b2e'),
  'panjabi-green': panjabi('#2f9a72', '#0c5a41', '#f2c14e'),
  'panjabi-maroon': panjabi('#b8394a', '#6e1328', '#f0c46a'),
  'panjabi-navy': panjabi('#4668b8', '#1d2f6b', '#e9d9a6'),
  'kameez-rose': kameez('#ff8fb0', '#c22f6a', '#ffd166'),
  'kameez-teal': kameez('#4fd0c0', '#12807f', '#ff9f5a'),
  'kameez-violet': kameez('#a98bf0', '#5b35b0', '#8ff0c8'),
  bangles: bangles(),
  earbuds: earbuds(),
  'power-bank': powerBank(),
  router: router(),
  speaker: speaker(),
  perfume: perfume('#ffd3e0', '#e77fa6', '#f2b134'),
  attar: perfume('#ffdf9b', '#c9811f', '#7a4a12'),
  'cream-jar': creamJar(),
  tube: tube(),
  'oil-bottle': bottle('#ffd75a', '#d98a06', '#0e7a55'),
  'ghee-jar': jar('#ffe694', '#e5a420', '#b4301f'),
  'spice-jar': jar('#ffb347', '#c4560d', '#0e5a43'),
  dates: dates(),
  'rice-sack': sack(),
  bedding: bedding('#7fb4e8', '#f7a9bd', '#fff1d6'),
  'prayer-mat': prayerMat(),
} as const

function panjabi(light: string, dark: string, trim: string) {
  return svg(
    shade('cloth', light, dark),
    `<path fill="url(#cloth)" d="M98 26 56 42 24 128q-3 9 7 12l18 5q8 2 11-6l14-40-8 118q0 12 13 14 25 5 49 5t49-5q13-2 13-14l-8-118 14 40q3 8 11 6l18-5q10-3 7-12l-32-86-42-16q-10 18-30 18T98 26z"/>
    <path fill="${dark}" opacity=".35" d="m74 99-6 84 2 44q4-60 8-100zm108 0 6 84-2 44q-4-60-8-100z"/>
    <path fill="${dark}" opacity=".28" d="M120 120h16v110q-8 4-16 0z"/>
    <path fill="${light}" stroke="${dark}" stroke-opacity=".35" stroke-width="2" d="M98 26q4-9 14-10h32q10 1 14 10l-14 16h-32z"/>
    <path fill="${dark}" opacity=".6" d="M106 22q22 12 44 0-8 18-22 18t-22-18z"/>
    <path fill="none" stroke="${trim}" stroke-width="4" stroke-dasharray="7 5" stroke-linecap="round" d="M118 42v84q10 8 20 0V42M70 218q58 14 116 0M36 122l26 8M220 122l-26 8"/>
    ${[58, 78, 98, 116].map((y) => `<circle cx="128" cy="${y}" r="4.5" fill="${trim}"/>`).join('')}`,
  )
}

function kameez(light: string, dark: string, scarf: string) {
  return svg(
    shade('cloth', light, dark) + shade('scarf', '#fff', scarf),
    `<path fill="url(#cloth)" d="M100 30 62 44 36 104q-3 8 6 11l16 5q7 2 10-5l12-24-6 44-22 84q-3 11 9 14 33 7 67 7t67-7q12-3 9-14l-22-84-6-44 12 24q3 7 10 5l16-5q9-3 6-11L194 44l-38-14q-10 16-28 16t-28-16z"/>
    <path fill="${dark}" opacity=".3" d="m96 140-12 90q-3 3-8 1l16-80zm64 0 12 90q3 3 8 1l-16-80zM124 120h8l6 116h-20z"/>
    <path fill="none" stroke="${scarf}" stroke-width="4.5" stroke-dasharray="3 8" stroke-linecap="round" d="M58 216q70 16 140 0M62 204q66 14 132 0M108 44q20 40 40 0"/>
    <path fill="url(#scarf)" d="M84 40q10-14 24-10 20 26 62 40 26 9 30 22l14 112q1 9-8 9h-14q-8 0-9-8l-10-92Q112 96 84 62q-6-12 0-22z"/>
    <path fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round" d="M181 192h28M96 44q26 34 78 46"/>`,
  )
}

function bangles() {
  const ring = (cx: number, cy: number, id: string) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="66" ry="72" fill="none" stroke="url(#${id})" stroke-width="19"/>
    <ellipse cx="${cx}" cy="${cy}" rx="66" ry="72" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-dasharray="2 15" stroke-linecap="round"/>`
  return svg(
    shade('gold', '#ffe28a', '#cf8710') +
      shade('red', '#ff7a86', '#b01634') +
      shade('green', '#58d6a0', '#0d7350'),
    ring(92, 150, 'green') + ring(164, 150, 'red') + ring(128, 102, 'gold'),
  )
}

function earbuds() {
  const bud = (turn: string) =>
    `<g transform="${turn}"><rect x="-9" y="0" width="20" height="62" rx="10" fill="url(#white)"/><circle cx="0" cy="0" r="25" fill="url(#white)"/><ellipse cx="-9" cy="-3" rx="11" ry="14" fill="#4a4458"/><circle cx="7" cy="48" r="3" fill="#8d8aa0"/></g>`
  return svg(
    shade('white', '#ffffff', '#c6c3d6') + shade('case', '#6d67a8', '#2a2554'),
    `<rect x="46" y="112" width="164" height="124" rx="46" fill="url(#case)"/><path fill="#fff" opacity=".22" d="M62 134q10-14 34-14h64q24 0 34 14z"/>
    <path stroke="#1b173a" stroke-width="4" d="M48 158h160"/><rect x="112" y="150" width="32" height="15" rx="7" fill="#3c3770"/><circle cx="128" cy="192" r="6" fill="#7ef0b5"/>
    ${bud('translate(82 52) rotate(12)')}${bud('translate(174 52) scale(-1 1) rotate(12)')}`,
  )
}

function powerBank() {
  return svg(
    shade('body', '#5b8def', '#1f3f9c'),
    `<g transform="rotate(10 128 128)"><rect x="72" y="22" width="112" height="212" rx="26" fill="url(#body)"/><rect x="82" y="32" width="30" height="192" rx="15" fill="#fff" opacity=".18"/>
    <rect x="104" y="14" width="48" height="14" rx="6" fill="#16265e"/><path fill="#ffd35c" d="m138 84-36 52h22l-8 40 38-54h-22z"/>
    ${[0, 1, 2, 3].map((i) => `<circle cx="${101 + i * 18}" cy="208" r="5" fill="${i < 3 ? '#8dffc4' : '#16265e'}"/>`).join('')}</g>`,
  )
}

function router() {
  const antenna = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 150)"><rect x="${x - 7}" y="34" width="14" height="118" rx="7" fill="url(#dark)"/></g>`
  return svg(
    shade('body', '#fdfdff', '#b9bccb') + shade('dark', '#6c6f86', '#2d2f42'),
    `${antenna(70, -12)}${antenna(128, 0)}${antenna(186, 12)}<rect x="26" y="140" width="204" height="76" rx="26" fill="url(#body)"/><path fill="#9da1b6" opacity=".6" d="M30 186h196q-2 30-30 30H60q-28 0-30-30z"/>
    ${['#4ade80', '#4ade80', '#4ade80', '#fbbf24'].map((fill, i) => `<circle cx="${62 + i * 22}" cy="170" r="6" fill="${fill}"/>`).join('')}<rect x="166" y="164" width="40" height="11" rx="5" fill="#8f93a8"/>`,
  )
}

function speaker() {
  return svg(
    shade('body', '#ff8a65', '#c2321c') + shade('cone', '#5a5570', '#1f1b2e'),
    `<rect x="64" y="18" width="128" height="220" rx="34" fill="url(#body)"/><rect x="74" y="28" width="28" height="200" rx="14" fill="#fff" opacity=".18"/>
    <circle cx="128" cy="160" r="50" fill="url(#cone)"/><circle cx="128" cy="160" r="32" fill="#37324a"/><circle cx="128" cy="160" r="14" fill="#8b86a3"/>
    <circle cx="128" cy="68" r="27" fill="url(#cone)"/><circle cx="128" cy="68" r="11" fill="#8b86a3"/>`,
  )
}

function perfume(light: string, dark: string, cap: string) {
  return svg(
    shade('glass', light, dark) + shade('cap', '#fff3cf', cap),
    `<rect x="98" y="16" width="60" height="50" rx="10" fill="url(#cap)"/><rect x="108" y="62" width="40" height="26" fill="${cap}"/>
    <path fill="url(#glass)" d="M84 84h88q44 10 44 58v62q0 36-36 36H76q-36 0-36-36v-62q0-48 44-58z"/>
    <path fill="${dark}" opacity=".45" d="M52 150h152v54q0 24-26 24H78q-26 0-26-24z"/><path fill="#fff" opacity=".5" d="M60 138q2-30 26-38h12q-22 12-22 40v60q-16-4-16-20z"/>
    <rect x="92" y="136" width="72" height="62" rx="8" fill="#fffaf0"/><path fill="none" stroke="${cap}" stroke-width="3" stroke-dasharray="5 4" d="M100 144h56v46h-56z"/><circle cx="128" cy="167" r="9" fill="${dark}"/>`,
  )
}

function creamJar() {
  return svg(
    shade('lid', '#fff0f4', '#f08fb0') + shade('body', '#ffffff', '#e3cdd8'),
    `<path fill="url(#body)" d="M36 122h184v72q0 42-42 42H78q-42 0-42-42z"/><path fill="#fff" opacity=".7" d="M50 130h20v86q-20-4-20-24z"/>
    <rect x="26" y="66" width="204" height="64" rx="20" fill="url(#lid)"/><ellipse cx="128" cy="72" rx="98" ry="20" fill="#ffd9e4"/>
    <path fill="none" stroke="#d76a92" stroke-width="3" stroke-dasharray="7 5" d="M82 158h92v48H82z"/><path fill="#e77fa6" d="M128 166q12 10 0 32-12-22 0-32z"/><path fill="#7cc48f" d="M110 190q14-4 18 10-16 2-18-10zm36 0q-14-4-18 10 16 2 18-10z"/>`,
  )
}

function tube() {
  return svg(
    shade('body', '#d8f7e6', '#5fc596') + shade('cap', '#ffffff', '#b8c9c0'),
    `<g transform="rotate(14 128 128)"><path fill="url(#body)" d="M74 16h108q8 0 8 8l-14 160H80L66 24q0-8 8-8z"/><path fill="#fff" opacity=".45" d="M84 30h20l6 140H94z"/><rect x="66" y="14" width="124" height="18" rx="6" fill="#3fa377"/>
    <rect x="88" y="182" width="80" height="56" rx="14" fill="url(#cap)"/><path stroke="#9db3a8" stroke-width="4" d="M104 192v36m16-36v36m16-36v36m16-36v36"/>
    <path fill="#2b8a5f" d="M128 70q30 24 0 70-30-46 0-70z"/><path stroke="#d8f7e6" stroke-width="3" d="M128 82v52"/></g>`,
  )
}

function bottle(light: string, dark: string, cap: string) {
  return svg(
    shade('oil', light, dark) + shade('cap', '#67d3a5', cap),
    `<rect x="100" y="10" width="56" height="40" rx="9" fill="url(#cap)"/><path fill="url(#oil)" d="M106 48h44v22q0 12 16 24 24 18 24 46v82q0 24-24 24H90q-24 0-24-24v-82q0-28 24-46 16-12 16-24z"/>
    <path fill="#fff" opacity=".5" d="M82 134q2-22 18-32-6 40-4 128-14-2-14-14z"/><rect x="78" y="140" width="100" height="72" rx="8" fill="#fff8e6"/>
    <path fill="none" stroke="#b4301f" stroke-width="3" stroke-dasharray="6 4" d="M86 148h84v56H86z"/><path fill="#f2b134" d="M128 156q12 12 0 40-12-28 0-40zm-22 12q16 0 20 26-20-6-20-26zm44 0q-16 0-20 26 20-6 20-26z"/>`,
  )
}

function jar(light: string, dark: string, lid: string) {
  return svg(
    shade('fill', light, dark),
    `<rect x="56" y="22" width="144" height="46" rx="14" fill="${lid}"/><path fill="#fff" opacity=".25" d="M64 30h128v8H64z"/>
    <path fill="url(#fill)" d="M62 66h132q20 12 20 40v94q0 38-38 38H80q-38 0-38-38v-94q0-28 20-40z"/><path fill="#fff" opacity=".45" d="M56 108q0-22 14-32h12q-10 14-10 34v104q-16-4-16-22z"/>
    <rect x="78" y="112" width="100" height="80" rx="10" fill="#fffaf0"/><path fill="none" stroke="${lid}" stroke-width="3" stroke-dasharray="6 4" d="M86 120h84v64H86z"/><circle cx="128" cy="152" r="15" fill="${dark}"/><circle cx="128" cy="152" r="6" fill="#fffaf0"/>`,
  )
}

function sack() {
  return svg(
    shade('jute', '#f6e2b8', '#bf9350'),
    `<path fill="url(#jute)" d="M78 62q50 16 100 0 44 46 44 118 0 58-44 58H78q-44 0-44-58 0-72 44-118z"/><path fill="#d9b273" d="M66 26q30-14 62-6 32-8 62 6-16 20-14 38-48 14-96 0 2-18-14-38z"/>
    <path fill="none" stroke="#8a5a1c" stroke-width="7" stroke-linecap="round" d="M80 62q48 14 96 0"/><path fill="none" stroke="#8a5a1c" stroke-opacity=".35" stroke-width="3" stroke-dasharray="3 9" d="M54 120q74 22 148 0M46 170q82 22 164 0M56 216q72 16 144 0"/>
    <circle cx="128" cy="158" r="44" fill="#fff6e0"/><path fill="#0e5a43" d="M128 126q14 16 0 62-14-46 0-62zm-26 16q20 4 24 42-26-14-24-42zm52 0q-20 4-24 42 26-14 24-42z"/>`,
  )
}

function dates() {
  const date = (place: string) =>
    `<g transform="${place}"><ellipse rx="38" ry="66" fill="url(#date)"/><path fill="none" stroke="#3a1608" stroke-opacity=".45" stroke-width="4" stroke-linecap="round" d="M-16-40q-10 40 0 80M2-52q-6 50 2 100M18-38q8 40-2 78"/><ellipse cx="-14" cy="-22" rx="8" ry="24" fill="#fff" opacity=".28"/><path fill="#d8a24a" d="M-14-58q14-12 28 0l-6 10h-16z"/></g>`
  return svg(
    shade('date', '#a35a2c', '#4a1c0c'),
    `${date('translate(82 104) rotate(-24)')}${date('translate(176 98) rotate(22)')}${date('translate(130 168) rotate(78)')}`,
  )
}

function bedding(low: string, middle: string, top: string) {
  const fold = (y: number, fill: string, inset: number) =>
    `<rect x="${20 + inset}" y="${y}" width="${216 - inset * 2}" height="52" rx="24" fill="${fill}"/><path fill="#fff" opacity=".35" d="M${42 + inset} ${y + 8}h${150 - inset * 2}v8h-${150 - inset * 2}z"/><path fill="none" stroke="#5b3a52" stroke-opacity=".35" stroke-width="3" stroke-dasharray="7 6" d="M${44 + inset} ${y + 34}h${168 - inset * 2}"/>`
  return svg(
    shade('pillow', '#ffffff', '#dfe6f4'),
    `${fold(184, low, 0)}${fold(138, middle, 6)}${fold(92, top, 12)}<path fill="url(#pillow)" d="M52 34q76-20 152 0 16 34 0 66-76 12-152 0-16-32 0-66z"/><path fill="none" stroke="#7d95c9" stroke-width="3" stroke-dasharray="6 5" d="M66 44q62-14 124 0 10 22 0 46-62 8-124 0-10-24 0-46z"/>`,
  )
}

function prayerMat() {
  return svg(
    shade('mat', '#c94b5a', '#7a1230'),
    `<g transform="rotate(-8 128 128)">${[66, 82, 98, 114, 130, 146, 162, 178, 190].map((x) => `<path stroke="#f6dfa6" stroke-width="4" stroke-linecap="round" d="M${x} 16v16m0 192v16"/>`).join('')}
    <rect x="54" y="28" width="148" height="200" rx="8" fill="url(#mat)"/><rect x="64" y="38" width="128" height="180" rx="4" fill="none" stroke="#f2b134" stroke-width="4" stroke-dasharray="9 6"/>
    <path fill="#0e5a43" d="M78 208v-92q4-40 50-66 46 26 50 66v92z"/><path fill="none" stroke="#f6dfa6" stroke-width="4" d="M78 208v-92q4-40 50-66 46 26 50 66v92z"/><path fill="#f2b134" d="M128 92q18 26 0 62-18-36 0-62z"/><path stroke="#f6dfa6" stroke-width="4" stroke-linecap="round" d="M128 62v26M98 196h60m-46-18h32"/></g>`,
  )
}

function shade(id: string, light: string, dark: string) {
  return `<linearGradient id="${id}" x1=".15" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
}

function svg(defs: string, body: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" viewBox="0 0 256 256"><defs>${defs}</defs>${body}</svg>`
}
