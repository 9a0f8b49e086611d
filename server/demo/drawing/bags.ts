import { shade, svg, volume } from './svg.ts'

/** Bags, drawn in the colours that the demo shop sells. */
export const bags = {
  'handbag-brown': handbag('#c58a5c', '#6e3d22'),
  'handbag-black': handbag('#6a6470', '#1d1a22'),
  'handbag-maroon': handbag('#b8435a', '#5e1026'),
  'handbag-tan': handbag('#f0c38d', '#b9793c'),
  clutch: clutch(),
} as const

function handbag(light: string, dark: string) {
  const body = 'M46 104q2-10 12-10h140q10 0 12 10l16 118q2 18-16 18H46q-18 0-16-18z'
  return svg(
    shade('hide', light, dark) + shade('gold', '#ffe7a0', '#c98a1c') + volume,
    `<path fill="none" stroke="${dark}" stroke-width="7" d="M50 112Q4 170 14 236M206 112q46 58 36 124" opacity=".85"/>
    <path fill="none" stroke="${dark}" stroke-width="14" stroke-linecap="round" d="M84 108V70q0-48 44-48t44 48v38"/><path fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".8" d="M81 96V70q0-50 44-51 34 0 43 32"/>
    <path fill="url(#hide)" d="${body}"/><path fill="url(#volume)" d="${body}"/>
    <path fill="${dark}" opacity=".45" d="M44 116h168l2 16H42zM38 168h180l2 10H36z"/><path fill="url(#hide)" d="M38 176h180l6 48q1 10-12 10H44q-13 0-12-10z"/><path fill="url(#volume)" d="M38 176h180l6 48q1 10-12 10H44q-13 0-12-10z"/>
    <path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-dasharray="6 4" d="M52 110h152M44 184h168l5 40H39zM128 184v40"/>
    <path stroke="url(#gold)" stroke-width="5" d="M56 142h144.1"/><path fill="url(#gold)" d="M188 138h14v24q-7 6-14 0z"/>
    <path fill="${dark}" d="M72 94h24v36q-12 10-24 0zm88 0h24v36q-12 10-24 0z"/><circle cx="84" cy="106" r="8" fill="none" stroke="url(#gold)" stroke-width="5"/><circle cx="172" cy="106" r="8" fill="none" stroke="url(#gold)" stroke-width="5"/>
    <rect x="114" y="158" width="28" height="34" rx="8" fill="url(#gold)"/><circle cx="128" cy="172" r="5" fill="${dark}"/><path fill="#fff" opacity=".22" filter="url(#soft)" d="M54 100h26L64 232H40z"/>`,
  )
}

function clutch() {
  const flap = 'M26 108h204l-8 44q-4 12-20 17l-66 20q-8 2-16 0l-66-20q-16-5-20-17z'
  return svg(
    shade('velvet', '#ff86b8', '#b01f66') + shade('gold', '#ffe7a0', '#c98a1c') + volume,
    `<path fill="none" stroke="url(#gold)" stroke-width="7" stroke-dasharray="10 4" stroke-linecap="round" d="M36 112Q40 22 128 22t92 90"/>
    <rect x="22" y="104" width="212" height="132" rx="22" fill="url(#velvet)"/><rect x="22" y="104" width="212" height="132" rx="22" fill="url(#volume)"/>
    <path fill="#1c0614" opacity=".3" filter="url(#soft)" d="M30 150q60 52 98 52t98-52v14q-60 52-98 52t-98-52z"/><path fill="url(#velvet)" d="${flap}"/><path fill="url(#volume)" opacity=".8" d="${flap}"/><path fill="#fff" opacity=".3" filter="url(#soft)" d="M44 116h150l-10 12H50z"/>
    <rect x="20" y="98" width="216" height="14" rx="7" fill="url(#gold)"/><circle cx="36" cy="105" r="10" fill="url(#gold)"/><circle cx="220" cy="105" r="10" fill="url(#gold)"/>
    <path fill="none" stroke="url(#gold)" stroke-width="3" d="M34 150q4 10 18 14l70 21q6 2 12 0l70-21q14-4 18-14"/><rect x="112" y="168" width="32" height="30" rx="10" fill="url(#gold)"/><circle cx="128" cy="183" r="7" fill="#fff5d0"/>`,
  )
}
