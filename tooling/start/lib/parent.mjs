const LOOK_EVERY_MS = 250

/**
 * Calls `act` once when the parent process is gone. At SIGTERM npm ends the shell between itself and its script, which
 * is not notified. Returns a function that stops watching.
 */
export function whenParentEnds(act) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
