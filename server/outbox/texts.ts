import {
  type Channel,
  isMessageOn,
  type MessageKind,
  type MessageLang,
  type MessageText,
} from '#contract/outbox'
import { readyMessages } from '#contract/ready-messages'
import type { PrismaClient } from '../database/generated/client.ts'

export type MessageSettings = {
  isOn: (kind: MessageKind, channel: Channel) => boolean
  textOf: (kind: MessageKind, lang: MessageLang, what: MessageText) => string
}

/** The shop's own texts and switches; what it has not set is the program's. */
export async function readMessageSettings(prisma: PrismaClient): Promise<MessageSettings> {
  const row = await prisma.setting.findUnique({ where: { part: 'texts' } })
  return messageSettings(row?.value)
}

export function messageSettings(value: unknown): MessageSettings {
  const own: Record<string, unknown> = Object(value)
  return {
    isOn: (kind, channel) => isMessageOn(own, kind, channel),
    textOf: (kind, lang, what) => {
      const text = own[`${kind}_${lang}_${what}`]
      return typeof text === 'string' && text !== '' ? text : readyMessages[lang][kind][what]
    },
  }
}
