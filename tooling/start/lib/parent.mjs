const LOOK_EVERY_MS = 250

/**
 * Acts once when the process that started this one is gone. At SIGTERM npm ends the shell between itself and its
 * script, which hears nothing of it. Returns how to stop looking.
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
