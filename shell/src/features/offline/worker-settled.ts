/**
 * Waits until a new worker has become active or redundant. A message to the old worker meanwhile would restart it, and
 * Chromium would delay the activation by minutes.
 */
export function whenWorkerSettled({
  installing,
  waiting,
}: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>): Promise<void> {
  const next = installing ?? waiting
  if (next === null) return Promise.resolve()
  return new Promise(resolve => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') resolve()
    })
  })
}
