import { folded, gold, poses, type Saree, type Shades, type Weave } from './saree-poses.ts'

const looks = {
  'jamdani-teal': look('jamdani', ['#3cc4b4', '#0c6f70'], ['#c9364f', '#7c1230'], '#ffe7a3'),
  'jamdani-maroon': look(
    'jamdani',
    ['#b8324e', '#6a0f2b'],
    ['#2f9a78', '#0b523f'],
    '#ffe1a0',
    'beads',
    'hung',
  ),
  'jamdani-gold': look(
    'jamdani',
    ['#ffdf8a', '#d99a2b'],
    ['#c43a4d', '#7c1230'],
    '#fffbe8',
    'rope',
    'onHanger',
  ),
  'silk-red': look('silk', ['#f2475a', '#9c0f2a'], gold, '#ffe7a3', 'temple', 'hung'),
  'silk-magenta': look('silk', ['#ea55ae', '#92135f'], gold, '#ffe7a3', 'beads'),
  'tangail-purple': look(
    'cotton',
    ['#a67fe3', '#552f9e'],
    ['#ffc24d', '#d9801a'],
    '#f1e6ff',
    'rope',
    'onHanger',
  ),
  'tangail-teal': look(
    'cotton',
    ['#5fd3cb', '#14807f'],
    ['#ff8466', '#c23a28'],
    '#e6fffb',
    'temple',
    'hung',
  ),
  'tangail-pink': look(
    'cotton',
    ['#ff9fc0', '#d24a83'],
    ['#4a9c80', '#14573f'],
    '#fff0f5',
    'comb',
    'turned',
  ),
  'half-silk-painted': look(
    'painted',
    ['#fffaf0', '#e3d3b8'],
    ['#e5483f', '#98131f'],
    '#c8323a',
    'rope',
  ),
  'katan-maroon': look('katan', ['#a8274a', '#560b26'], gold, '#f8d57e', 'temple', 'turned'),
  'katan-green': look('katan', ['#2fa06f', '#0a4a34'], gold, '#f8d57e', 'rope', 'onHanger'),
}
const foldedLooks = [
  'jamdani-teal',
  'silk-red',
  'tangail-purple',
  'half-silk-painted',
  'katan-maroon',
] as const

/** Every saree in its pose, and one of each weave folded. */
export const sarees: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(looks).map(([name, each]) => [name, poses[each.pose](each)]),
  ),
  ...Object.fromEntries(foldedLooks.map((name) => [`${name}-folded`, folded(looks[name])])),
}

function look(
  weave: Weave,
  ground: Shades,
  border: Shades,
  thread: string,
  edge: Saree['edge'] = 'comb',
  pose: Saree['pose'] = 'worn',
): Saree {
  return { weave, ground, border, thread, edge, pose }
}
