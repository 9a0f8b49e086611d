import { generateKeyPairSync, sign } from 'node:crypto'

/** A self-signed certificate for these names and IPv4 addresses, and its key. */
export function makeCertificate(names: string[], addresses: string[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const who = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from('a test site')))))
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const alternatives = [
    ...names.map((name) => der(0x82, Buffer.from(name))),
    ...addresses.map((address) => der(0x87, Buffer.from(address.split('.').map(Number)))),
  ]
  const toBeSigned = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    ...[der(2, Buffer.from([1])), algorithm, who],
    sequence(...['200101000000Z', '490101000000Z'].map((day) => der(0x17, Buffer.from(day)))),
    ...[who, publicKey.export({ type: 'spki', format: 'der' })],
    der(0xa3, sequence(sequence(oid('551d11'), der(4, sequence(...alternatives))))),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const whole = sequence(
    toBeSigned,
    algorithm,
    der(3, Buffer.concat([Buffer.from([0]), signature])),
  )
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  const size = length < 128 ? [length] : long
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts))
const oid = (hex: string) => der(6, Buffer.from(hex, 'hex'))
