import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** A call and its answer as a row of `office_reply`. */
export type StoredReply = {
  name: string
  inputHash: string
  seal: (answer: unknown) => unknown
  unseal: (stored: unknown) => unknown
}

/** Stores an answer unencrypted. */
export function storePlain(key: string, input: string): StoredReply {
  return {
    name: key,
    inputHash: createHash('sha256').update(input).digest('base64url'),
    seal: (answer) => answer,
    unseal: (stored) => stored,
  }
}

/**
 * Stores an answer with a secret, encrypted with its Idempotency-Key, which only the browser knows.
 * The key must have at least 128 random bits in hex; a shorter one stores nothing: null.
 */
export function storeSealed(key: string, input: string): StoredReply | null {
  if (key.length < 32) return null
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `office reply ${use}`, 32))
  return {
    name: derive('name').toString('base64url'),
    inputHash: createHmac('sha256', derive('input')).update(input).digest('base64url'),
    seal: (answer) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derive('answer'), iv)
      const body = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal: (stored) => {
      const bytes = Buffer.from(String(stored), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', derive('answer'), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return JSON.parse(
        decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8'),
      )
    },
  }
}
