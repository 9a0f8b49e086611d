import { bags } from './bags.ts'
import { clothes } from './clothes.ts'
import { sarees } from './sarees.ts'
import { shade, svg, volume } from './svg.ts'

/** Things that the emoji set lacks, drawn for the demo shop as SVG of 256 x 256. */

/** Every drawing by name. The text of each is a whole SVG document. */
export const drawings = {
  ...sarees,
  ...clothes,
  ...bags,
  'smart-watch': smartWatch(),
  'rose-water': roseWater(),
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

function smartWatch() {
  return svg(
    shade('band', '#7fb2ff', '#1f48b8') + shade('case', '#6b7080', '#191b26') + volume,
    `<path fill="url(#band)" d="M88 8h80q8 0 9 9l7 55H72l7-55q1-9 9-9zM72 184h112l-7 55q-1 9-9 9H88q-8 0-9-9z"/><path fill="#0c2470" opacity=".4" d="M76 58h104l2 14H74zM72 184h112l-2 14H74z"/><path fill="#fff" opacity=".28" d="M92 14h14l-6 50H86z"/>
    <g fill="#0c2470" opacity=".5"><circle cx="128" cy="214" r="4"/><circle cx="128" cy="232" r="4"/></g><rect x="206" y="104" width="14" height="34" rx="6" fill="#3a3d4a"/>
    <rect x="46" y="50" width="164" height="156" rx="44" fill="url(#case)"/><rect x="46" y="50" width="164" height="156" rx="44" fill="url(#volume)"/><rect x="58" y="62" width="140" height="132" rx="34" fill="#080a14"/>
    <g fill="none" stroke-width="10" stroke-linecap="round"><circle cx="98" cy="146" r="27" stroke="#3a1424"/><path stroke="#ff4d7d" d="M98 119a27 27 0 1 1-26 34"/></g><path fill="#ff4d7d" d="M98 158q-14-10-11-18 5-8 11 0 6-8 11 0 3 8-11 18z"/>
    <g fill="#fff"><rect x="74" y="78" width="9" height="26" rx="3"/><path d="M90 78h22v26H90zm7 6v14h8V84z" fill-rule="evenodd"/><circle cx="120" cy="86" r="3"/><circle cx="120" cy="97" r="3"/><path d="M129 78h20v16h-12v4h12v6h-20V88h13v-4h-13z"/><path d="M155 78h8v9h7v-9h8v26h-8V93h-15z"/></g>
    <path fill="none" stroke="#5ff0b0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M136 150h10l6-16 8 28 6-12h14"/><g fill="#ffc84a"><rect x="140" y="172" width="10" height="8" rx="3"/><rect x="154" y="172" width="10" height="8" rx="3"/></g>
    <path fill="#fff" opacity=".1" d="M92 62h60L92 194h-4q-30-4-30-34V96q2-34 34-34z"/>`,
  )
}

function roseWater() {
  return svg(
    shade('glass', '#ffe3ea', '#f08aa6') + shade('cap', '#fff', '#c9a15a') + volume,
    `<rect x="102" y="8" width="52" height="40" rx="8" fill="url(#cap)"/><path fill="#c97f93" d="M110 46h36v18h-36z"/><path fill="url(#glass)" d="M108 58h40q2 16 18 26 18 12 18 36v108q0 20-20 20H92q-20 0-20-20V120q0-24 18-36 16-10 18-26z"/>
    <path fill="#d9466f" opacity=".3" d="M78 128h100v98q0 16-16 16H94q-16 0-16-16z"/><path fill="#fff" opacity=".6" d="M84 122q2-20 16-30 4 60 0 146-16-2-16-16z"/><path fill="url(#volume)" opacity=".6" d="M72 120h112v108q0 20-20 20H92q-20 0-20-20z"/>
    <rect x="82" y="134" width="92" height="84" rx="10" fill="#fffaf2"/><rect x="88" y="140" width="80" height="72" rx="6" fill="none" stroke="#d9466f" stroke-width="2.5" stroke-dasharray="6 4"/>
    <path fill="#3f9a62" d="M104 186q12-12 24 4 12-16 24-4-8 14-24 10-16 4-24-10z"/><path fill="#e23a64" d="M128 150q20-6 24 12 0 22-24 26-24-4-24-26 4-18 24-12z"/><path fill="none" stroke="#8f1438" stroke-width="2.5" stroke-linecap="round" d="M128 178q-12-6-8-14 8-8 14 0 0 6-6 5M110 164q4 14 18 16M146 164q-4 14-18 16"/>`,
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
