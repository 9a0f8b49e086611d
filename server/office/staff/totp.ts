import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as OTPAuth from 'otpauth'
import { asciiDigits } from '#contract/shop'
import type { Transaction } from '../as-staff.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

const periodSeconds = 30
/** Phone clocks are slightly wrong: one period on either side. */
const periodsAside = 1

export type Taken = 'code' | 'recovery code'
type Factor = {
  id: number
  totpSecret: string | null
  totpLastStep: number | null
  recovery: string[]
}

/**
 * Time-based second factors (RFC 6238, six digits, 30 s). Secrets are encrypted with keys derived
 * from the session secrets: the first encrypts, all are tried.
 */
export function openTotp(secrets: readonly string[]) {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'office second factor', 32)),
  )
  return {
    /** A new secret: encrypted for the row, in base32 for typing, and as a QR code's address. */
    make: (login: string, issuer: string) => {
      const secret = new OTPAuth.Secret({ size: 20 })
      return {
        stored: encrypt(secret.base32),
        secret: secret.base32,
        uri: new OTPAuth.TOTP({ issuer, label: login, secret }).toString(),
      }
    },
    /** The kind of an accepted code; each is accepted once. Null for a wrong or used one. */
    take: async (tx: Transaction, factor: Factor, typed: string): Promise<Taken | null> => {
      const code = asciiDigits(typed).replace(/[\s-]/g, '')
      if (!/^\d{6}$/.test(code)) {
        return (await takeRecoveryCode(tx, factor, code)) ? 'recovery code' : null
      }
      const base32 = factor.totpSecret && decrypt(factor.totpSecret)
      if (!base32) return null
      const secret = OTPAuth.Secret.fromBase32(base32)
      const delta = OTPAuth.TOTP.validate({ token: code, secret, window: periodsAside })
      if (delta === null) return null
      const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta
      const { count } = await tx.staff.updateMany({
        where: {
          id: factor.id,
          OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }],
        },
        data: { totpLastStep: step },
      })
      return count === 1 ? 'code' : null
    },
    /** Encrypts with the first secret; unchanged if it already is, null if no secret fits. */
    encryptAnew: (stored: string): string | null => {
      if (decrypt(stored, keys.slice(0, 1))) return stored
      const base32 = decrypt(stored)
      return base32 && encrypt(base32)
    },
  }

  function encrypt(text: string): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys[0] ?? '', iv)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  /** Null if no key fits. */
  function decrypt(stored: string, tried = keys): string | null {
    const bytes = Buffer.from(stored, 'base64url')
    for (const key of tried) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      } catch {}
    }
    return null
  }
}
export type Totp = ReturnType<typeof openTotp>
