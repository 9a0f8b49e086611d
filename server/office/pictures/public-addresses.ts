import { BlockList, isIP } from 'node:net'

/** Not public: private, shared, local, documentation, benchmarks, multicast, reserved. */
const v4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Internal address of Azure's machines.
  '168.63.129.16/32',
]
/**
 * Only 2000::/3 is the internet: outside are loopback, IPv4 in IPv6, NAT64, private, link-local and
 * multicast; inside, tunnels such as Teredo, documentation and 6to4 are refused.
 */
const v6 = [
  ...['::/3', '4000::/2', '8000::/1'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]

const blocked = { 4: listOf(v4, 'ipv4'), 6: listOf(v6, 'ipv6') }

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked[4].check(address, 'ipv4')
  return family === 6 && !blocked[6].check(address, 'ipv6')
}

/** One list for each family: an IPv4 address also matches IPv6 networks of mapped addresses. */
function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [start = '', prefix] = network.split('/')
    list.addSubnet(start, Number(prefix), family)
  }
  return list
}
