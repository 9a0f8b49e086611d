import { type Config, isOnTheNet, listensHereAlone } from './config.ts'

type Settings = Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'rateLimit'>

export function warnOfSettings(config: Settings): string[] {
  const { host } = config
  const warnings: string[] = []
  if (!isOnTheNet(config) && !listensHereAlone(config)) {
    warnings.push(
      `the shop listens on ${host}, and as neither PUBLIC_URL nor TRUST_PROXY is set it is taken for a try: sign-up accepts common passwords and the office asks for no second factor. Set PUBLIC_URL where others reach it`,
    )
  }
  if (isOnTheNet(config) && !config.rateLimit) {
    warnings.push(
      'RATE_LIMIT is off while PUBLIC_URL or TRUST_PROXY is set: passwords can be guessed without end. It is off for tests and benches alone',
    )
  }
  return warnings
}
