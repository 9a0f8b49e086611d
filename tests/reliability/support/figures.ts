import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Measured figures for docs/reliability.md. */
    figures?: string
  }
}

/** Stores a test's figure in words, for the table of the programme. */
export function noteFigures({ task }: Pick<TestContext, 'task'>, figures: string): void {
  task.meta.figures = [task.meta.figures, figures].filter(Boolean).join('; ')
}

/** The quantile of the values: 0.5 is the median. Throws for none. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('There is nothing to take a quantile of')
  return value
}
