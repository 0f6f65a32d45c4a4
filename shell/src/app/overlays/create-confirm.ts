import type { StoreApi } from 'zustand/vanilla'
import type { TabState } from '../../features/tabs/visited-view.ts'
import type { Shell } from '../shell.ts'
import type { ShellView } from '../shell-view.ts'

interface View {
  getState(): Pick<ShellView, 'question'>
  setState(change: Pick<ShellView, 'question'>): void
}

/**
 * Asks one question at a time in the shell's dialog. A question belongs to the page it was asked on: it is answered with no when
 * another question or page replaces it, for example after Back.
 */
export function createConfirm(
  view: View,
  tabs: Pick<StoreApi<TabState>, 'getState' | 'subscribe'>,
): Shell['confirm'] {
  return options => {
    view.getState().question?.answer(false)
    const { activeKey } = tabs.getState()
    return new Promise(resolve => {
      const answer = (yes: boolean) => {
        stop()
        view.setState({ question: null })
        resolve(yes)
      }
      const stop = tabs.subscribe(now => {
        if (now.activeKey !== activeKey) answer(false)
      })
      view.setState({ question: { options, answer } })
    })
  }
}
