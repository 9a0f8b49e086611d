/** The server's features. */
export const features = [
  'catalog',
  'reviews',
  'customers',
  'addresses',
  'cart',
  'orders',
  'messages',
  'notes',
]

/** The page's features, each above those before it: no arrow leads back up. */
export const pageFeatures = [
  'customers',
  'addresses',
  'messages',
  'notes',
  'catalog',
  'reviews',
  'checkout',
  'cart',
  'orders',
  'home',
  'listings',
  'product',
  'profile',
  'pages',
]

/** Single files that every room of the server may use. */
const ground = 'config|project-root|refusals|semaphore|shutdown|start-error|tool-command'
/** These rooms, and the ground floor. */
const rooms = (names: string, files = '') =>
  new RegExp(`^server/((${names})/|(${ground}${files && `|${files}`})$)`)

/** Where a feature needs more than the contract, the calls and the database. */
const needs: Record<string, RegExp> = {
  reviews: rooms('contract|http|database|pictures'),
  customers: rooms('contract|http|database|pictures'),
  orders: rooms('contract|http|database', 'metrics/counters'),
}

/** Who may import whom, besides itself and npm. A file may be named where a room is too much. */
export const table: [room: string, allowed: RegExp][] = [
  ['server/contract', /^$/],
  ['server/database', rooms('')],
  ['server/postgres', rooms('')],
  ['server/migrations', rooms('database|postgres')],
  ['server/pictures', rooms('contract')],
  ['server/metrics', rooms('database')],
  ['server/http', rooms('contract|database|pictures', 'metrics/counters')],
  ['server/backup', rooms('database|migrations|pictures|postgres')],
  ...features.map((feature): [string, RegExp] => [
    `server/${feature}`,
    needs[feature] ?? rooms('contract|http|database'),
  ]),
  [
    'server/office',
    rooms(
      'contract|http|database',
      'customers/(askers|passwords|guesses|common-passwords|reset-password)|orders/trans-id|api-docs/(openapi|describe-call)',
    ),
  ],
  ['server/search', rooms('contract|http|database|catalog')],
  ['server/site', rooms('contract|http|database|pictures', 'catalog/listing')],
  ['server/process', rooms('http|database|metrics|site', 'app')],
  ['server/api-docs', rooms('contract')],
  ['server/build', rooms('')],
  ['server/tools', /^server\/|^prisma\/remove-demo$/],
  ['client/ui', /^client\/text\/|^client\/paths$|^server\/contract\//],
  ['client/text', /^server\/contract\//],
  ['client/api', /^client\/(ui|text)\/|^server\/contract\//],
  ...pageFeatures.map((feature): [string, RegExp] => [
    `client/${feature}`,
    /^client\/(api|ui|text)\/|^client\/paths$|^server\/contract\//,
  ]),
  [
    'client/office',
    /^client\/(api|ui)\/|^client\/text\/(format|shop-facts|times)$|^client\/vite-|^server\/contract\//,
  ],
  ['client/shell', /^client\/(api|ui|text)\/|^client\/paths$|^server\/contract\/shop$/],
]
