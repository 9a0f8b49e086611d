import { spawnSync } from 'node:child_process'

/** A part of what `npm audit --json` says of a package with a known flaw. */
type Flawed = { name: string; severity: string }

/**
 * `npm run flaws`: fails where a package of package-lock.json has a known flaw of high or critical
 * severity. Development packages count too, since some of them are built into the page. Where the
 * registry answers no advisories, it says so and passes: then nothing was checked.
 */
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 120_000 })
const report = readReport(stdout)
if (!report) {
  console.error(
    '\nKNOWN FLAWS: NOT KNOWN. The registry answers no advisories, nothing was checked.\n',
  )
} else {
  const serious = report.filter(({ severity }) => ['high', 'critical'].includes(severity))
  for (const { name, severity } of serious) console.error(`${severity}: ${name}`)
  console.log(`Known flaws: ${serious.length} high or critical, ${report.length} in all`)
  process.exitCode = serious.length > 0 ? 1 : 0
}

/** Undefined where the registry gave no report. */
function readReport(text: string): Flawed[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(text)
    return vulnerabilities && Object.values(vulnerabilities)
  } catch {
    return undefined
  }
}
