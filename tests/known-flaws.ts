import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A part of `npm audit --json` about a package with a known flaw. */
type Flawed = { name: string; severity: string }

/**
 * `npm run flaws`: fails if a package of package-lock.json has a known flaw of high or critical
 * severity. Development packages count too, since some are built into the page. If the registry
 * returns no advisories, it says that nothing was checked and when it last was, and passes.
 */
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 120_000 })
const report = readReport(stdout)
if (!report) {
  const [said = 'CHANGELOG.md does not say when it did'] =
    readFileSync('CHANGELOG.md', 'utf8').match(/(?<=^Known flaws: ).*(?=\.$)/m) ?? []
  console.error(
    `\nKNOWN FLAWS: NOT KNOWN. The registry answers no advisories, nothing was checked (CHANGELOG.md: ${said}).\n`,
  )
} else {
  const serious = report.filter(({ severity }) => ['high', 'critical'].includes(severity))
  for (const { name, severity } of serious) console.error(`${severity}: ${name}`)
  const counts = `${serious.length} high or critical, ${report.length} in all`
  const today = new Date().toISOString().slice(0, 10)
  console.log(`Known flaws: ${counts}. For CHANGELOG.md: answered on ${today}`)
  process.exitCode = serious.length > 0 ? 1 : 0
}

/** Undefined without a report of the registry. */
function readReport(text: string): Flawed[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(text)
    return vulnerabilities && Object.values(vulnerabilities)
  } catch {
    return undefined
  }
}
