const block = 512
const mostOfName = 100
const size = { at: 124, length: 11 }
const checksum = { at: 148, length: 8 }

/** The files of a tar archive, as `tar tf` lists them; they share the archive's memory. */
export function readTar(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; archive[at]; ) {
    const name = archive.toString('utf8', at, archive.indexOf(0, at))
    const octal = archive.toString('latin1', at + size.at, at + size.at + size.length)
    const begin = at + block
    const end = begin + Number.parseInt(octal, 8)
    files.set(name, archive.subarray(begin, end))
    at = begin + Math.ceil((end - begin) / block) * block
  }
  return files
}

/** The same files give the same bytes. Throws for a name of more than 100 bytes. */
export function makeTar(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...files].flatMap(([name, bytes]) => [
    headerOf(name, bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & (block - 1)),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

function headerOf(name: string, bytes: number): Buffer {
  if (Buffer.byteLength(name) > mostOfName) throw new Error(`${name} is too long for a tar`)
  const header = Buffer.alloc(block)
  header.write(name)
  for (const [at, value] of [
    [100, '0000644'],
    [108, '0000000'],
    [116, '0000000'],
    [size.at, bytes.toString(8).padStart(size.length, '0')],
    [136, '00000000000'],
    [checksum.at, ' '.repeat(checksum.length)],
    [156, '0'],
    [257, 'ustar\0' + '00'],
  ] as const) {
    header.write(value, at)
  }
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, checksum.at)
  return header
}
