const POLL_MS = 250

/**
 * Calls `onEnd` once when the parent process is gone. At SIGTERM npm ends the shell between itself and its script, which
 * is not notified. Returns a function that stops watching.
 */
export function whenParentEnds(onEnd) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onEnd()
  }, POLL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
