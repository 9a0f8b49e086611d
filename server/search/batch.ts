/** Calls of one moment are answered together, in order. */
export function openBatch<In, Out>(act: (all: In[]) => Promise<Out[]>): (one: In) => Promise<Out> {
  let all: In[] = []
  let acting: Promise<Out[]> | undefined
  return async (one) => {
    const nr = all.push(one) - 1
    acting ??= Promise.resolve().then(() => {
      const together = all
      all = []
      acting = undefined
      return act(together)
    })
    const answers = await acting
    return answers[nr] as Out
  }
}
