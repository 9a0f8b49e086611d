// Over 200 lines: every room with what it may use, to be read in one place.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/machine/project-root.ts'

const foldersOf = (side: string) =>
  readdirSync(join(projectRoot, side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The server's features: folders that answer calls. Search is below the catalogue's. */
export const features = foldersOf('server').filter(
  (name) => name !== 'search' && existsSync(join(projectRoot, 'server', name, 'routes.ts')),
)

/** Features of the page that show others', each above those before it: no arrow leads back up. */
const orderedFeatures = [
  'customers',
  'addresses',
  'messages',
  'notes',
  'catalog',
  'seen',
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
const noFeatures = ['api', 'office', 'public', 'shell', 'start', 'text', 'ui']

/** A folder that is not named above is a feature that shows no other's. */
export const pageFeatures = [
  ...foldersOf('client').filter((name) => ![...orderedFeatures, ...noFeatures].includes(name)),
  ...orderedFeatures,
]

/** Parts that the shop's page and the office's share, each above those before it. */
export const uiParts = ['state', 'input', 'text', 'media', 'form', 'layout', 'overlay']

/** Parts of the office's page, each above those before it. */
export const officeParts = [
  'text',
  'api',
  'ui',
  'ring',
  'shell',
  'record',
  'pictures',
  'writing',
  'account',
  'orders',
  'new-orders',
  'customers',
  'inbox',
  'asks',
  'stock',
  'catalogue',
  'product-form',
  'products',
  'promos',
  'blocks',
  'carts',
  'imports',
  'slips',
  'picks',
  'settings',
  'staff',
  'begin-shop',
  'today',
]

/** What every room of the server may import. */
const groundRooms = 'failures|machine|turns'
const groundFiles = 'config/(config|message-config)'
/** The given rooms, and the ground floor. */
const rooms = (names: string, files = '') =>
  new RegExp(
    `^server/((${groundRooms}${names && `|${names}`})/|(${groundFiles}${files && `|${files}`})$)`,
  )

/** The ground floor of the office, which every call uses. */
const officeGround =
  'as-staff|cursor|html-length|moments|office-calls|refresh-products|require-staff'
/** A room of the office may import these single files, and the rooms below it. */
const inOffice = (files: string, below = '') =>
  new RegExp(
    [
      rooms('contract|http|database|work', files).source,
      `^server/office/((${officeGround})$|(${below})/)`,
    ].join('|'),
  )

const withPictures = (allowed: RegExp) => new RegExp(`${allowed.source}|^server/pictures/`)

/** Features that need more than the contract, the calls and the database. */
const needs: Record<string, RegExp> = {
  reviews: rooms('contract|http|database|pictures|settings'),
  customers: rooms('contract|http|database|pictures|settings'),
  addresses: rooms('contract|http|database|settings'),
  orders: rooms('contract|http|database|settings', 'metrics/counters'),
}

/** Rooms of the shop's page that the office's page shares. */
const ofOffice =
  '^client/(api|ui)/|^client/text/(english|find-refusal|format|lang|pairs|server-clock|shop-facts|times|translation)$|^server/contract/'

/** Allowed imports of each room, besides itself and npm. Files may be named instead of rooms. */
export const table: [room: string, allowed: RegExp][] = [
  ['server/contract', /^$/],
  ['server/failures', /^$/],
  ['server/machine', /^server\/failures\//],
  ['server/turns', /^server\/failures\//],
  ['server/config', /^server\/(contract|machine)\//],
  ['server/database', rooms('')],
  ['server/postgres', rooms('')],
  ['server/migrations', rooms('database|postgres')],
  ['server/pictures', rooms('contract|database')],
  ['server/metrics', rooms('database')],
  ['server/http', rooms('contract|database|pictures', 'metrics/counters')],
  ['server/work', rooms('http|database')],
  ['server/backup', rooms('database|migrations|pictures|postgres')],
  ...features.map((feature): [string, RegExp] => [
    `server/${feature}`,
    needs[feature] ?? rooms('contract|http|database'),
  ]),
  [
    'server/office',
    rooms(
      'contract|http|database|pictures|office',
      'api-docs/(openapi|describe-call)|outbox/outbox',
    ),
  ],
  [
    'server/office/orders',
    inOffice('cart/asked|orders/(trans-id|promo-terms)|settings/office-.*', 'stock'),
  ],
  ['server/office/new-orders', inOffice('orders/(trans-id|promo-terms)', 'orders|products|stock')],
  ['server/office/customers', inOffice('customers/reset-password|outbox/send-error', 'orders')],
  ['server/office/inbox', inOffice('', 'orders|outbox')],
  ['server/office/asks', inOffice('', 'orders')],
  [
    'server/office/products',
    inOffice(
      'search/find-products|catalog/listing|office/drafts/published-draft',
      'pictures|stock',
    ),
  ],
  ['server/office/csv', inOffice('', 'products')],
  ['server/office/imports', inOffice('office/catalogue/save-entry', 'csv|pictures|products|stock')],
  [
    'server/office/staff',
    inOffice(
      'customers/(callers|passwords|guesses|common-passwords)|settings/office-settings',
      'orders',
    ),
  ],
  ['server/office/stock', inOffice('settings/office-settings')],
  ['server/office/drafts', inOffice('catalog/product')],
  ['server/office/pictures', withPictures(inOffice(''))],
  ['server/office/today', inOffice('', 'orders|outbox')],
  [
    'server/office/outbox',
    inOffice(
      'orders/trans-id|site/product-feed|outbox/(channels|compose|kinds|outbox|send-error|sms-gateway|words)',
    ),
  ],
  ['server/office/catalogue', inOffice('', 'pictures|catalogue')],
  ['server/office/promos', inOffice('orders/promos', 'promos')],
  ['server/office/blocks', inOffice('')],
  ['server/office/carts', inOffice('settings/office-settings', 'orders|new-orders')],
  ['server/office/settings', inOffice('search/shop-synonyms', 'pictures')],
  [
    'server/outbox',
    rooms(
      'contract|http|database|work',
      'config/environment|metrics/counters|orders/(order-link|read-advance)|settings/shop-facts|customers/(email-key|reset-password)',
    ),
  ],
  ['server/settings', rooms('contract|database')],
  ['server/search', rooms('contract|http|database|catalog')],
  ['server/site', rooms('contract|http|database|pictures|settings', 'catalog/listing')],
  [
    'server/app',
    rooms(
      `contract|http|database|migrations|metrics|pictures|settings|site|search|api-docs|outbox|office|${features.join('|')}`,
    ),
  ],
  ['server/process', rooms('http|database|metrics|site|work', 'app/app')],
  ['server/api-docs', rooms('contract')],
  [
    'server/demo',
    rooms(
      'contract|database|pictures',
      'customers/passwords|office/staff/first-owner|orders/(promos|trans-id)|office/imports/(read/(file-records|own-row)|foreign/headers|plan/known-names)',
    ),
  ],
  ['server/build', rooms('')],
  ['server/tools', /^server\//],
  ['client/start', /^client\/(?!office\/)|^server\/contract\//],
  ...uiParts.map((part): [string, RegExp] => [
    `client/ui/${part}`,
    /^client\/text\/|^client\/paths$|^server\/contract\//,
  ]),
  ['client/text', /^server\/contract\//],
  ['client/api', /^client\/(ui|text)\/|^server\/contract\//],
  ...pageFeatures.map((feature): [string, RegExp] => [
    `client/${feature}`,
    /^client\/(api|ui|text)\/|^client\/paths$|^server\/contract\//,
  ]),
  ['client/office', new RegExp(`${ofOffice}|^client/(office/|vite-)`)],
  ...officeParts.map((part): [string, RegExp] => [`client/office/${part}`, new RegExp(ofOffice)]),
  ['client/shell', /^client\/(api|ui|text)\/|^client\/paths$|^server\/contract\//],
]
