import type { Cache, Kind } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { factsWaitMs, inTime } from '../turns/in-time.ts'

/** Hosts of customers' photos that are full URLs; null where the database does not answer. */
export type ReadPhotoHosts = () => Promise<string[] | null>

const photoHosts: Kind<string[]> = {
  name: 'photo hosts',
  sizeOf: (hosts) => 2 * hosts.join().length + 100,
}
/** More hosts would make the policy longer than its page; photos of the others become initials. */
const mostHosts = 30

export function openPhotoHosts(prisma: PrismaClient, cache: Cache): ReadPhotoHosts {
  const read = async () => {
    // Jumps from one host to the next: customers of the same host are not read.
    const rows = await prisma.$queryRaw<{ host: string }[]>`
      with recursive found(host) as (
        (select shop_photo_host(photo) from customer where shop_photo_host(photo) is not null
          order by 1 limit 1)
        union all
        select (select shop_photo_host(photo) from customer
          where shop_photo_host(photo) > found.host order by 1 limit 1)
        from found where found.host is not null
      )
      select host from found where host is not null limit ${mostHosts}`
    return rows.map(({ host }) => host)
  }
  // A page is answered even without the database.
  return () =>
    inTime(cache.snapshot().getOrMake(photoHosts, 'all', read), factsWaitMs).catch(() => null)
}

/** The sources of pictures in a Content-Security-Policy. */
export function picturesFrom(hosts: string[]): string {
  return ["img-src 'self'", ...hosts.map((host) => `https://${host}`)].join(' ')
}
