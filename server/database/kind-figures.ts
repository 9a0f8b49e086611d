export type KindFigures = { entries: number; bytes: number; hits: number; misses: number }

export class Figures {
  readonly byKind = new Map<string, KindFigures>()

  of(kind: string): KindFigures {
    const known = this.byKind.get(kind)
    if (known) return known
    const figures = { entries: 0, bytes: 0, hits: 0, misses: 0 }
    this.byKind.set(kind, figures)
    return figures
  }

  add(kind: string, entries: number, bytes: number): void {
    const figures = this.of(kind)
    figures.entries += entries
    figures.bytes += bytes
  }
}
