import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

type Refuse = (command: 'RCPT' | 'DATA' | 'END') => number | undefined

/** A real SMTP server on this machine, whose mails are read back as a mail program does. */
export async function openMailServer({
  tls,
  port: wanted = 0,
}: {
  tls?: { key: string; cert: string }
  port?: number
} = {}) {
  const mails: ParsedMail[] = []
  const names: string[] = []
  let answersAfterMs = 0
  let refuse: Refuse = () => undefined
  const answer = (code: number | undefined) =>
    code ? Object.assign(new Error('Not here'), { responseCode: code }) : null
  const server = new SMTPServer({
    ...(tls ? { secure: true, ...tls } : { disabledCommands: ['STARTTLS'] }),
    authOptional: true,
    logger: false,
    onRcptTo: (_address, { hostNameAppearsAs }, done) => {
      names.push(String(hostNameAppearsAs))
      done(answer(refuse('RCPT')))
    },
    onData: async (stream, _session, done) => {
      // Null of a sender that was killed on the way.
      const mail = await simpleParser(stream).catch(() => null)
      const code = refuse('END')
      await delay(answersAfterMs)
      if (!code && mail) mails.push(mail)
      done(answer(code))
    },
  })
  server.on('error', () => {})
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  afterAll(() => new Promise<void>((done) => server.close(done)))
  return {
    port,
    url: `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    /** What clients called themselves. */
    names,
    /** Takes a letter, and says so later. */
    slow: (ms: number) => {
      answersAfterMs = ms
    },
    refuse: (next: Refuse) => {
      refuse = next
    },
  }
}

export type SmsRequest = {
  method: string
  url: string
  body: string
  headers: NodeJS.Dict<string | string[]>
}

/** A real gateway on this machine; `answers` decides what it says. */
export async function openGateway() {
  const requests: SmsRequest[] = []
  const gateway = {
    answers: (): [status: number, text: string] | 'hang' | 'cut' => [200, 'SENT'],
    slowMs: 0,
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({
      method: request.method ?? '',
      url: request.url ?? '',
      body,
      headers: request.headers,
    })
    const answer = gateway.answers()
    if (answer === 'cut') return void request.socket.destroy()
    await delay(gateway.slowMs)
    if (answer !== 'hang') response.writeHead(answer[0]).end(answer[1])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(gateway, {
    requests,
    url: `http://127.0.0.1:${port}/send`,
    close: () => server.close(),
  })
}
