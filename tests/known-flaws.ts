import { spawnSync } from 'node:child_process'

/** A part of `npm audit --json` about a package with a known flaw. */
type Flawed = { name: string; severity: string }

/**
 * `npm run flaws`: fails if a package of package-lock.json has a known flaw of high or critical
 * severity. Development packages count too, since some are built into the page. If the registry
 * returns no advisories, it reports that nothing was checked, and passes.
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

/** Undefined without a report of the registry. */
function readReport(text: string): Flawed[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(text)
    return vulnerabilities && Object.values(vulnerabilities)
  } catch {
    return undefined
  }
}
