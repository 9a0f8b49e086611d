/** A part of the test programme with its files. */
type Part = { id: string; what: string; goal: string; files: string[] }

const own = (name: string) => `tests/reliability/${name}.test.ts`
const trial = (name: string) => `tests/trials/${name}.test.ts`
const api = (name: string) => `tests/api/${name}.test.ts`

export const programme: Part[] = [
  {
    id: 'T1',
    what: 'fifty confirms of one cart at once, on two processes; adds, cancels and signups',
    goal: 'one of each; no 500',
    files: [own('at-once')],
  },
  {
    id: 'T2',
    what: 'a promo of five redemptions, a hundred customers at once',
    goal: 'never a sixth; the others keep their carts',
    files: [own('promo-limit')],
  },
  {
    id: 'T3',
    what: 'kill -9 of the server during confirms',
    goal: 'no acknowledged order lost, none half or double; up again within 3 s',
    files: [own('killed')],
  },
  {
    id: 'T4',
    what: 'PostgreSQL restarted and killed, its connections ended, five seconds frozen, its disk full',
    goal: 'no 500, no crash; well again within 2 s of the database',
    files: [own('database-away'), own('full-disk')],
  },
  {
    id: 'T5',
    what: 'generated requests over every call; carts and orders against a plain model',
    goal: 'no 500, nothing internal in an answer; no divergence',
    files: [own('generated'), own('model'), api('office-hostile-input')],
  },
  {
    id: 'T6',
    what: 'every customer call with the ids of another',
    goal: 'refused; nothing changed; another’s rows look unknown',
    files: [api('guests-and-strangers'), api('office-rights')],
  },
  {
    id: 'T7',
    what: 'sessions: fixation, expiry, tampering, a logout among requests on two processes',
    goal: 'no session comes back in 200 races',
    files: [api('sessions'), own('logout-races')],
  },
  {
    id: 'T8',
    what: 'guessing: time of wrong and unknown emails, guesses at once, honest neighbours',
    goal: 'medians within 10 %; the limit holds; no honest 429, nor p95 above 3 times quiet beside a /48',
    files: [api('rate-limits'), own('guessing'), own('site-floods')],
  },
  {
    id: 'T9',
    what: 'a page elsewhere and an image on our own try every changing call in a browser',
    goal: 'nothing changes',
    files: [api('cross-site'), own('other-sites')],
  },
  {
    id: 'T10',
    what: '200 script payloads in every text, on every screen, in a browser',
    goal: 'none runs, no request to another host, no violation of the page’s policy',
    files: [own('payloads')],
  },
  {
    id: 'T11',
    what: 'uploads that are bombs, polyglots, cut, aborted, or very many; metadata; a full or read-only disk',
    goal: 'refused with a 4xx or 503; nothing left over; below 450 MB, p95 of orders below 3 times quiet',
    files: [
      api('review-pictures'),
      api('upload-limits'),
      own('uploads'),
      own('upload-floods'),
      own('leaving-senders'),
    ],
  },
  {
    id: 'T12',
    what: 'the shop changes after an order',
    goal: 'the order reads as before, byte for byte',
    files: [api('after-an-order')],
  },
  {
    id: 'T13',
    what: 'SIGTERM with fifty confirms under way, and amid forty uploads',
    goal: 'confirms answered; nothing half done; exit 0 within 10 s',
    files: [own('drain')],
  },
  {
    id: 'T14',
    what: 'slow senders and readers, 2,000 idle sockets, floods of logins and of brackets beside ordering',
    goal: 'orders succeed; p95 below twice its quiet value, half a second beside brackets; half a header ends after 10 s, half a body after 30 s',
    files: [own('floods')],
  },
  {
    id: 'T15',
    what: 'ten minutes of mixed load',
    goal: 'memory, sockets and connections flat',
    files: [own('soak')],
  },
  {
    id: 'T17',
    what: 'kill -9 of the server during acts of the office; simultaneous acts of several people',
    goal: 'nothing half, nothing twice, derived rows right',
    files: [own('office-killed'), api('office-races')],
  },
  {
    id: 'T18',
    what: 'each pair of writers of products, stock, orders and promos crosswise, 200 times',
    goal: 'no deadlock, no lost change; derived rows right',
    files: [trial('pairs-of-writers'), api('office-product-save-races')],
  },
  {
    id: 'T19',
    what: '500 random writes of products; 1,000 odd products out and in; an import and 20 kills of server and database',
    goal: 'each read agrees; the same to the byte; each product made once',
    files: [trial('random-products'), trial('import-round-trip'), trial('import-killed')],
  },
]
