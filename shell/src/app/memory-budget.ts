import { AWAKE_TABS } from '@apron/contract/limits/sub-app'
import { planSleep } from '../features/sub-apps/panes/sleep-rules.ts'
import type { Shell } from './shell.ts'

/** Returns true if a tab's page agrees to be unmounted. A page that fails to answer stays. */
async function maySleep(shell: Pick<Shell, 'panes' | 'tabs'>, key: string): Promise<boolean> {
  const pane = shell.panes.pane(key)
  const agrees = pane !== null && (await pane.beforeClose('evict').catch(() => false))
  // The user may have returned to it or typed in the meantime.
  return agrees && shell.tabs.getState().activeKey !== key && !shell.panes.getState().dirty.has(key)
}

async function putToSleep(shell: Pick<Shell, 'panes' | 'tabs'>): Promise<void> {
  const { awake, dirty } = shell.panes.getState()
  const { history, activeKey } = shell.tabs.getState()
  const plan = planSleep({ awake: [...awake], history, activeKey, dirty, limit: AWAKE_TABS })
  let remaining = plan.count
  for (const key of plan.candidates) {
    if (remaining === 0) return
    if (await maySleep(shell, key)) {
      shell.panes.setAsleep(key, true)
      remaining -= 1
    }
  }
}

/** Limits the number of mounted pages. Each new mount puts the least recently used clean ones to sleep. */
export function enforceMemoryBudget(shell: Pick<Shell, 'panes' | 'tabs'>): void {
  let lastTask = Promise.resolve()
  shell.panes.subscribe(({ awake }, previous) => {
    if (awake.size <= previous.awake.size || awake.size <= AWAKE_TABS) return
    lastTask = lastTask.then(() => putToSleep(shell))
  })
}
