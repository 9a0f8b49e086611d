import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../../server/machine/project-root.ts'
import { makeFolder } from '../support/own-places.ts'

const promtool = '/usr/bin/promtool'
const rulesPath = join(projectRoot, 'docs/operate/prometheus-rules.yml')
const rules: { groups: { rules: { alert: string }[] }[] } = parse(readFileSync(rulesPath, 'utf8'))
const requests = (status: string) =>
  `http_request_duration_seconds_count{job="shop",status="${status}"}`
const orders = (outcome: string) => `shop_orders_total{job="shop",outcome="${outcome}"}`
const slow = (le: string) =>
  `http_request_duration_seconds_bucket{job="shop",call="/api/order/confirm",le="${le}"}`
const timer = 'node_systemd_timer_last_trigger_seconds{name="shop-backup.timer"}'
const disk = (what: string) => `node_filesystem_${what}_bytes{fstype="ext4",mountpoint="/"}`

type Case = [alert: string, isFiring: boolean, at: string, series: Record<string, string>]

/** Values by the minute in promtool's notation; the clock begins at midnight UTC. */
const cases: Case[] = [
  ['ShopIsDown', true, '5m', { 'up{job="shop"}': '1 0x9' }],
  ['ShopIsDown', false, '5m', { 'up{job="shop"}': '1x9' }],
  [
    'ShopIsUnavailable',
    true,
    '15m',
    { [requests('503')]: '0+10x20', [requests('200')]: '0+90x20' },
  ],
  [
    'ShopIsUnavailable',
    false,
    '15m',
    { [requests('503')]: '0+1x20', [requests('200')]: '0+99x20' },
  ],
  ['ShopHasFaults', true, '8m', { 'shop_faults_total{job="shop"}': '0x5 1x10' }],
  ['ShopHasFaults', false, '8m', { 'shop_faults_total{job="shop"}': '0x15' }],
  [
    'OrdersAreRefused',
    true,
    '35m',
    { [orders('refused')]: '0+1x40', [orders('confirmed')]: '7x40' },
  ],
  [
    'OrdersAreRefused',
    false,
    '35m',
    { [orders('refused')]: '0+1x40', [orders('confirmed')]: '0+1x40' },
  ],
  ['MessagesAreStuck', true, '30m', { 'shop_messages_due_seconds{job="shop"}': '0+60x40' }],
  [
    'MessagesAreStuck',
    true,
    '40m',
    { 'shop_messages_total{job="shop",outcome="failed"}': '0+1x60' },
  ],
  ['MessagesAreStuck', false, '40m', { 'shop_messages_due_seconds{job="shop"}': '60x60' }],
  ['NobodyOrders', true, '12h', { [orders('confirmed')]: '7x720' }],
  ['NobodyOrders', false, '5h', { [orders('confirmed')]: '7x720' }],
  ['NobodyOrders', false, '12h', { [orders('confirmed')]: '0+1x720' }],
  [
    'ConfirmIsSlow',
    true,
    '25m',
    { [slow('1')]: '0x30', [slow('5')]: '0+9x30', [slow('+Inf')]: '0+9x30' },
  ],
  [
    'ConfirmIsSlow',
    false,
    '25m',
    { [slow('1')]: '0+9x30', [slow('5')]: '0+9x30', [slow('+Inf')]: '0+9x30' },
  ],
  ['PicturesCannotBeStored', true, '7m', { 'shop_takes_pictures{job="shop"}': '0x10' }],
  ['PicturesCannotBeStored', false, '7m', { 'shop_takes_pictures{job="shop"}': '1x10' }],
  [
    'ConnectionsAreShort',
    true,
    '7m',
    { 'shop_database_connections{job="shop",state="waiting"}': '2x10' },
  ],
  [
    'ConnectionsAreShort',
    false,
    '7m',
    { 'shop_database_connections{job="shop",state="waiting"}': '2 0x10' },
  ],
  ['EventLoopIsLate', true, '12m', { 'nodejs_eventloop_lag_p99_seconds{job="shop"}': '0.5x20' }],
  ['EventLoopIsLate', false, '12m', { 'nodejs_eventloop_lag_p99_seconds{job="shop"}': '0.1x20' }],
  [
    'ShopIsLarge',
    true,
    '17m',
    { 'process_resident_memory_bytes{job="shop"}': '7e8x20', 'shop_workers{job="shop"}': '1x20' },
  ],
  [
    'ShopIsLarge',
    false,
    '17m',
    { 'process_resident_memory_bytes{job="shop"}': '7e8x20', 'shop_workers{job="shop"}': '2x20' },
  ],
  ['DiskFillsUp', true, '32m', { [disk('avail')]: '5x40', [disk('size')]: '100x40' }],
  ['DiskFillsUp', true, '2h', { [disk('avail')]: '90-0.1x200', [disk('size')]: '100x200' }],
  ['DiskFillsUp', false, '32m', { [disk('avail')]: '50x40', [disk('size')]: '100x40' }],
  [
    'BackupFailed',
    true,
    '2m',
    { 'node_systemd_unit_state{name="shop-backup.service",state="failed"}': '1x5' },
  ],
  [
    'BackupFailed',
    false,
    '2m',
    { 'node_systemd_unit_state{name="shop-backup.service",state="failed"}': '0x5' },
  ],
  ['BackupIsOld', true, '37h', { [timer]: '60x2400' }],
  ['BackupIsOld', false, '35h', { [timer]: '60x2400' }],
  ['BackupIsOld', true, '37h', { shop_backup_seconds: '60x2400' }],
  ['BackupIsOld', false, '35h', { shop_backup_seconds: '60x2400' }],
  // The shop has neither the timer nor a line of a crontab.
  ['BackupIsOld', true, '1h', { 'up{job="shop"}': '1x90' }],
]

test('each alert has a case that fires it and one that does not', () => {
  const alerts = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert))

  for (const isFiring of [true, false]) {
    const tried = cases.filter((each) => each[1] === isFiring).map(([alert]) => alert)
    expect([...new Set(tried)].sort()).toEqual([...alerts].sort())
  }
})

test.skipIf(!existsSync(promtool))(
  'each alert fires and is silent where it should (skipped without promtool)',
  () => {
    const path = join(makeFolder(), 'cases.yml')
    const tests = cases.map(([alert, isFiring, at, series]) => ({
      name: `${alert} ${isFiring} ${JSON.stringify(series)}`,
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
          eval_time: at,
          exp_samples: [{ labels: '{}', value: isFiring ? 1 : 0 }],
        },
      ],
    }))
    writeFileSync(path, JSON.stringify({ rule_files: [rulesPath], tests }))

    const tried = () =>
      execFileSync(promtool, ['test', 'rules', path], { encoding: 'utf8', stdio: 'pipe' })

    expect(tried).not.toThrow()
  },
)
