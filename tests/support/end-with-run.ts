// A worker would survive a broken run, its servers and its browser each run: Vitest has replaced
// `exit`, and ends workers by a signal.
if (process.listenerCount('disconnect') === 0) {
  const end = () => {
    process.emit('exit', 1)
    process.kill(process.pid, 'SIGKILL')
  }
  process.once('disconnect', end)
  process.once('SIGTERM', end)
  // Ctrl-C reaches the whole group.
  process.once('SIGINT', end)
}
