/**
 * Until a worker that is on its way has taken over, or has given up. Said to the one before it at that moment, a word starts that one
 * again, and Chromium hands over minutes later only.
 */
export function handedOver({
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
