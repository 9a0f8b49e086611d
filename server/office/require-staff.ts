import type { Request, RequestHandler } from 'express'
import type { StaffCall } from '#contract/endpoint'
import { hasRight, type Role, roles } from '#contract/office/rights'
import { provedMinutes } from '#contract/office/rules'
import type { PrismaClient } from '../database/generated/client.ts'
import { forbiddenHere, Refusal, unauthenticated } from '../failures/refusals.ts'

/** The signed-in person; read again for each call. */
export type Staff = { id: number; name: string; role: Role; lang: 'bn' | 'en' }

declare module 'express-serve-static-core' {
  interface Request {
    /** Set for signed-in calls. */
    staff?: Staff
  }
}

/** Requires a sign-in, the right, and a recent proof if the call requires one. */
export function requireStaff(
  { right, proved }: StaffCall,
  { prisma, needsTotp }: { prisma: PrismaClient; needsTotp: boolean },
): RequestHandler {
  return async (request, _response, next) => {
    const { staffId, provedAt = 0 } = request.session
    const row =
      staffId === undefined
        ? null
        : await prisma.staff.findFirst({
            // Checks the session in the same query: a change of role ends the session.
            where: { id: staffId, active: true, sessions: { some: { sid: request.sessionID } } },
          })
    const role = row && roles[row.role - 1]
    if (!row || !role) throw unauthenticated('Please sign in first')
    if (!hasRight(role, right)) throw forbiddenHere()
    if (right !== 'ownAccount' && needsTotp && role !== 'agent' && row.totpSince === null) {
      throw new Refusal(403, 'Please turn on two-step sign-in first', {
        body: { totp_required: true },
      })
    }
    if (proved && Date.now() - provedAt > provedMinutes * 60_000) {
      throw new Refusal(403, 'Please confirm that it is you', { body: { prove: true } })
    }
    request.staff = { id: row.id, name: row.name, role, lang: row.lang === 'en' ? 'en' : 'bn' }
    next()
  }
}

export function staffOf(request: Request): Staff {
  if (!request.staff) throw unauthenticated('Please sign in first')
  return request.staff
}
