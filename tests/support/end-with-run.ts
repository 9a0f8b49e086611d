// A worker would survive a broken run. Vitest has replaced `exit`.
if (process.listenerCount('disconnect') === 0) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
