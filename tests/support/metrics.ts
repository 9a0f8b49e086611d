import { expect } from 'vitest'

type Labels = Record<string, string>

/** The values of /metrics for this machine now; each request on a connection of its own. */
export async function readMetrics(url: string, token?: string) {
  const answer = await fetch(`${url}/metrics`, {
    headers: { ...(token && { Authorization: `Bearer ${token}` }), Connection: 'close' },
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  const lines = text.split('\n').flatMap((line) => {
    const [, name = '', said = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    return name ? [{ name, labels: labelsOf(said), value: Number(value) }] : []
  })
  return {
    /** The number of this name and these labels; 0 if absent. */
    of: (name: string, labels: Labels = {}) =>
      lines.find(
        (line) =>
          line.name === name &&
          Object.entries(labels).every(([label, value]) => line.labels[label] === value),
      )?.value ?? 0,
    /** All values of a label of the requests, in order. */
    values: (label: string) =>
      [
        ...new Set(
          lines
            .filter(({ name }) => name === 'http_request_duration_seconds_count')
            .map(({ labels }) => labels[label] ?? ''),
        ),
      ].sort(),
  }
}

function labelsOf(said: string): Labels {
  return Object.fromEntries(
    [...said.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}
