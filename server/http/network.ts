import { isIPv6 } from 'node:net'

/** IPv6: the /64, which one household or phone has. IPv4: the address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const front = groupsOf(head)
  const back = tail === undefined ? [] : groupsOf(tail)
  const left = Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<number>(left).fill(0), ...back].slice(0, 4)
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

/** The /48 of an IPv6 network, which one customer of a provider may have; IPv4: unchanged. */
export function siteOf(network: string): string {
  return network.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48')
}

function groupsOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : parseInt(group, 16)))
}
