import { readdirSync, readFileSync } from 'node:fs'

/** Largest megabytes from now to the end: of the process, and of it with its children. */
export function watchMemory(pid: number): () => { own: number; all: number } {
  const most = { own: 0, all: 0 }
  const look = () => {
    const own = residentMb(pid)
    const all = childrenOf(pid).reduce((sum, child) => sum + residentMb(child), own)
    most.own = Math.max(most.own, own)
    most.all = Math.max(most.all, all)
  }
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1024
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => Number(/PPid:\s+(\d+)/.exec(statusOf(each))?.[1]) === pid)
}

/** Nothing for an ended process. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
