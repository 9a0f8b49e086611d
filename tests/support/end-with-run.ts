// A worker whose run was broken off would go on for ever. Vitest has put its own in place of `exit`.
if (process.listenerCount('disconnect') === 0) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}
