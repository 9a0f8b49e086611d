import type { DemoPlaced, DemoStep } from './shapes.ts'

const step = (
  afterHours: number,
  status: number,
  outcome: DemoStep['outcome'] = null,
): DemoStep => ({ afterHours, status, outcome, agent: 0 })
const confirmed: DemoStep = { ...step(1, 1), data: { call: 'confirmed' } }
const shipped = [confirmed, step(6, 2), step(10, 3)]
const unanswered = (afterHours: number): DemoStep => ({
  ...step(afterHours, 0),
  isCall: true,
  data: { outcome: 'no_answer' },
})

const ways = {
  delivered: [...shipped, step(46, 4)],
  slowly: [...shipped, step(94, 4)],
  afterACall: [unanswered(0.5), ...shipped, step(70, 4)],
  refusedAtTheDoor: [...shipped, step(52, 3, 1), step(120, 5, 2)],
  broughtBack: [...shipped, step(46, 4), step(130, 4, 2)],
  lost: [...shipped, step(190, 3, 3)],
  cancelled: [{ ...step(0.7, 5), agent: null }],
  refusedOnTheTelephone: [{ ...step(1.2, 5), data: { call: 'refused', reason: 'refused' } }],
  soldOut: [confirmed, { ...step(5, 5), data: { reason: 'out_of_stock' } }],
  neverReached: [
    ...[0.4, 1, 3.2].map(unanswered),
    { ...step(27, 5), data: { reason: 'no_answer' } },
  ],
} satisfies Record<string, DemoStep[]>

/** Buyers with refused parcels before, by their places in the list. */
const problematic = [2, 6, 17, 2, 30]

/** One for each order in turn: three in four arrive. */
const turns: (keyof typeof ways)[] = [
  ...(['delivered', 'afterACall', 'slowly', 'cancelled', 'delivered', 'slowly'] as const),
  ...(['refusedAtTheDoor', 'delivered', 'delivered', 'refusedOnTheTelephone'] as const),
  ...(['slowly', 'delivered', 'afterACall', 'neverReached', 'delivered', 'slowly'] as const),
  ...(['broughtBack', 'delivered', 'soldOut', 'slowly', 'delivered', 'afterACall'] as const),
  ...(['delivered', 'lost', 'slowly', 'delivered', 'refusedAtTheDoor'] as const),
]

/** The usual steps of an order to this status. */
export function stepsTo(status: number): DemoStep[] {
  if (status === 5) return [{ ...step(24, 5), agent: null }]
  return ways.delivered.filter((each) => each.status <= status)
}

const days = 30
/** Younger ones wait for a call, and are listed one by one. */
const youngestHours = 4

/** Orders of the last 30 days, oldest first, each with its events so far. */
export function placedInADemoMonth(buyers: number): DemoPlaced[] {
  const placed: DemoPlaced[] = []
  let refused = -1
  for (let day = days; day >= 1; day--) {
    const count = 5 + ((day * 7) % 6)
    for (let nr = 0; nr < count; nr++) {
      const hoursAgo = day * 24 - (nr * 24) / count - (day === 1 ? 0 : 2)
      if (hoursAgo < youngestHours) continue
      const turn = turns[placed.length % turns.length] ?? 'delivered'
      const agent = placed.length % 3 === 0 ? 1 : 0
      if (turn === 'refusedAtTheDoor') refused++
      placed.push({
        hoursAgo,
        buyer:
          turn === 'refusedAtTheDoor'
            ? (problematic[refused % problematic.length] ?? 0)
            : (placed.length * 7) % buyers,
        steps: (ways[turn] as DemoStep[])
          .filter(({ afterHours }) => afterHours < hoursAgo)
          .map((each) => (each.agent === null ? each : { ...each, agent })),
      })
    }
  }
  return placed
}
