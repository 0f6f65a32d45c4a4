import { useTexts } from '@apron/sdk/texts'
import type { MenuEntry } from '@apron/ui/menu'
import { type BulkClose, canMove, keysToClose } from './tab-rules.ts'
import { tabsTexts } from './tabs.texts.ts'
import type { TabState, VisitedView } from './visited-view.ts'

export interface TabActions {
  readonly open: (view: VisitedView) => void
  readonly refresh: (key: string) => void
  /** Returns false if the page prevented it. */
  readonly close: (key: string) => Promise<boolean>
  readonly closeSeveral: (several: BulkClose, key: string) => void
  readonly setPinned: (key: string, pinned: boolean) => void
  /** @param to index among all other tabs */
  readonly move: (key: string, to: number) => void
  /** Saves the page as a favourite. */
  readonly favour: (view: VisitedView) => void
}

/** Returns the menu of a tab (TAB-06). Items without effect are disabled. */
export function useTabMenu(
  state: TabState,
  target: VisitedView | undefined,
  actions: TabActions,
): MenuEntry[] {
  const texts = useTexts(tabsTexts)
  if (!target) return []
  const { key, meta } = target
  const at = state.views.indexOf(target)
  const several = (id: BulkClose, label: string): MenuEntry => ({
    id,
    label,
    disabled: keysToClose(state, id, key).length === 0,
    onSelect: () => actions.closeSeveral(id, key),
  })
  const step = (id: string, label: string, by: -1 | 1): MenuEntry => ({
    id,
    label,
    disabled: !canMove(state, key, by),
    onSelect: () => actions.move(key, at + by),
  })
  return [
    { id: 'refresh', label: texts.refresh, onSelect: () => actions.refresh(key) },
    { id: 'after-refresh', divider: true },
    {
      id: 'close',
      label: texts.close,
      disabled: meta.affix,
      onSelect: () => void actions.close(key),
    },
    several('others', texts.closeOthers),
    several('left', texts.closeLeft),
    several('right', texts.closeRight),
    several('all', texts.closeAll),
    { id: 'after-close', divider: true },
    {
      id: 'favour',
      label: texts.favour,
      disabled: meta.affix,
      onSelect: () => actions.favour(target),
    },
    {
      id: 'pin',
      label: meta.pinned ? texts.unpin : texts.pin,
      disabled: meta.affix,
      onSelect: () => actions.setPinned(key, !meta.pinned),
    },
    step('move-left', texts.moveLeft, -1),
    step('move-right', texts.moveRight, 1),
  ]
}
