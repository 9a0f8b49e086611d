declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string }[]
    })
    /** The stored objects, read without HTTP. */
    store: {
      listObjects(bucket: string, options: object): Promise<{ objects: { key: string }[] }>
    }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
