import { AWAKE_TABS } from '@apron/contract/limits/sub-app'
import { planSleep } from '../features/sub-apps/sleep-rules.ts'
import type { Shell } from './shell.ts'

/** Whether the page in a tab may be unmounted without a word; one that fails to answer may not. */
async function maySleep(shell: Shell, key: string): Promise<boolean> {
  const pane = shell.panes.pane(key)
  const agrees = pane !== null && (await pane.beforeClose('evict').catch(() => false))
  // The person may have come back to it, or typed, while it was asked.
  return agrees && shell.tabs.getState().activeKey !== key && !shell.panes.getState().dirty.has(key)
}

async function putToSleep(shell: Shell): Promise<void> {
  const { awake, dirty } = shell.panes.getState()
  const { history, activeKey } = shell.tabs.getState()
  const plan = planSleep({ awake: [...awake], history, activeKey, dirty, limit: AWAKE_TABS })
  let left = plan.count
  for (const key of plan.candidates) {
    if (left === 0) return
    if (await maySleep(shell, key)) {
      shell.panes.setAsleep(key, true)
      left -= 1
    }
  }
}

/** Bounds the number of mounted pages: whenever one more is mounted, the least used clean ones sleep. */
export function keepMemoryBudget(shell: Shell): void {
  let working = Promise.resolve()
  shell.panes.subscribe(({ awake }, before) => {
    if (awake.size <= before.awake.size || awake.size <= AWAKE_TABS) return
    working = working.then(() => putToSleep(shell))
  })
}
