import type { SceneName } from '../drawing/scenes.ts'

export type Percent = 10 | 20 | 25

export type DemoReview = {
  slug: string
  /** The part of the reviewer's email before the @. */
  by: string
  daysAgo: number
  text: string
  stars?: number | undefined
  pictures?: SceneName[]
}

export type DemoOrder = {
  /** Eleven characters; the check character follows. */
  id: string
  by: string
  status: number
  daysAgo: number
  feeTaka: 60 | 100
  promo?: string
  lines: [slug: string, quantity: number][]
  cancelReason?: string
}

/** An event of an order of the demo, this many hours after it was placed. */
export type DemoStep = {
  afterHours: number
  /** The order's status after it. */
  status: number
  outcome: 1 | 2 | 3 | null
  /** The agent's place in the list of agents; null for the customer. */
  agent: 0 | 1 | null
  /** Further data of the event in the office's form. */
  data?: Record<string, string>
  /** A call without a result: the order keeps its status. */
  isCall?: true
}

export type DemoPlaced = { hoursAgo: number; buyer: number; steps: DemoStep[] }

export type Buyer = {
  name: string
  email: string
  number: string
  address: string
  district: string
}

export type Waiting = {
  /** A place in the list of buyers and new buyers. */
  buyer: number
  minutesAgo: number
  /** Calls without a result, first one first. */
  called?: [minutesAgo: number, outcome: 'no_answer' | 'later' | 'wrong_number'][]
  /** Minutes to the next call; without it the order may be called at once. */
  callInMinutes?: number
}

export type DemoMessage = {
  buyer: number
  hoursAgo: number
  subject: string
  message: string
  /** 1 answered, 2 closed. */
  state?: 1 | 2
  answer?: string
}
