import type { MenuEntry } from '@apron/ui/menu'
import { useTranslation } from 'react-i18next'
import { canMove, keysToClose, type Several } from './tab-rules.ts'
import type { TabState, VisitedView } from './visited-view.ts'

export interface TabActions {
  readonly refresh: (key: string) => void
  /** False when the page wanted to stay. */
  readonly close: (key: string) => Promise<boolean>
  readonly closeSeveral: (several: Several, key: string) => void
  readonly setPinned: (key: string, pinned: boolean) => void
  /** @param to index among all tabs, without itself */
  readonly move: (key: string, to: number) => void
  /** Keeps the page as a favourite. */
  readonly favour: (view: VisitedView) => void
}

/** The menu of a tab (TAB-06); what would do nothing cannot be chosen. */
export function useTabMenu(
  state: TabState,
  target: VisitedView | undefined,
  actions: TabActions,
): MenuEntry[] {
  const { t } = useTranslation()
  if (!target) return []
  const { key, meta } = target
  const at = state.views.indexOf(target)
  const several = (id: Several, label: string): MenuEntry => ({
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
    { id: 'refresh', label: t('tabs.refresh'), onSelect: () => actions.refresh(key) },
    { id: 'after-refresh', divider: true },
    {
      id: 'close',
      label: t('tabs.close'),
      disabled: meta.affix,
      onSelect: () => void actions.close(key),
    },
    several('others', t('tabs.closeOthers')),
    several('left', t('tabs.closeLeft')),
    several('right', t('tabs.closeRight')),
    several('all', t('tabs.closeAll')),
    { id: 'after-close', divider: true },
    {
      id: 'favour',
      label: t('tabs.favour'),
      disabled: meta.affix,
      onSelect: () => actions.favour(target),
    },
    {
      id: 'pin',
      label: meta.pinned ? t('tabs.unpin') : t('tabs.pin'),
      disabled: meta.affix,
      onSelect: () => actions.setPinned(key, !meta.pinned),
    },
    step('move-left', t('tabs.moveLeft'), -1),
    step('move-right', t('tabs.moveRight'), 1),
  ]
}
