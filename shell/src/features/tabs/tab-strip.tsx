import { IconButton } from '@apron/ui/button'
import { IconChevronLeft, IconChevronRight } from '@apron/ui/icons'
import { ContextMenu } from '@apron/ui/menu'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusTarget } from './focus-rules.ts'
import { tabElementId } from './tab-element-id.ts'
import { TabLink } from './tab-link.tsx'
import styles from './tab-strip.module.css'
import { useStripScroll } from './use-strip-scroll.ts'
import type { VisitedView } from './visited-view.ts'

export interface TabActions {
  readonly refresh: (key: string) => void
  /** False when the page wanted to stay. */
  readonly close: (key: string) => Promise<boolean>
  readonly closeOthers: (key: string) => void
  readonly closeAll: () => void
}

interface TabStripProps {
  readonly views: readonly VisitedView[]
  readonly activeKey: string | null
  readonly dirty: ReadonlySet<string>
  readonly actions: TabActions
}

function keyAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset['tab'] : undefined
}

/** The visited pages (TAB-01 to TAB-09): links with a close cross, a menu by right click or long press, and keys. */
export function TabStrip({ views, activeKey, dirty, actions }: TabStripProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLDivElement>(null)
  const [menuKey, setMenuKey] = useState<string | null>(null)
  const { overflows, step } = useStripScroll(strip, activeKey === null ? null : tabElementId(activeKey))
  const target = views.find(view => view.key === menuKey) ?? views.find(view => view.key === activeKey)
  const focusable = activeKey ?? views[0]?.key

  function click(event: MouseEvent) {
    const key = keyAt(event.target)
    const onCross = event.target instanceof Element && event.target.closest('[data-close]') !== null
    if (key === undefined || !onCross) return
    event.preventDefault()
    event.stopPropagation()
    void actions.close(key)
  }

  function middleClick(event: MouseEvent) {
    const key = keyAt(event.target)
    if (event.button !== 1 || key === undefined) return
    event.preventDefault()
    void actions.close(key)
  }

  /** A tab closed by key takes the focus with it: it goes on to the tab that is shown then. */
  async function closeByKey(key: string) {
    if (await actions.close(key)) {
      requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
    }
  }

  function press(event: KeyboardEvent) {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const index = tabs.findIndex(tab => tab === document.activeElement)
    const key = tabs[index]?.dataset['tab']
    if (key === undefined) return undefined
    if (event.key === 'Delete') return void closeByKey(key)
    const next = focusTarget(event.key, index, tabs.length)
    if (next === null) return undefined
    event.preventDefault()
    return tabs[next]?.focus()
  }

  return (
    <div className={styles['bar']}>
      {overflows && (
        <IconButton
          size="small"
          label={t('tabs.scrollLeft')}
          icon={<IconChevronLeft size={16} stroke={1.5} />}
          onClick={() => step(-1)}
        />
      )}
      <ContextMenu
        label={t('tabs.menu')}
        items={[
          { id: 'refresh', label: t('tabs.refresh'), onSelect: () => target && actions.refresh(target.key) },
          { id: 'line', divider: true },
          {
            id: 'close',
            label: t('tabs.close'),
            disabled: target?.meta.affix !== false,
            onSelect: () => void (target && actions.close(target.key)),
          },
          {
            id: 'others',
            label: t('tabs.closeOthers'),
            onSelect: () => target && actions.closeOthers(target.key),
          },
          { id: 'all', label: t('tabs.closeAll'), onSelect: actions.closeAll },
        ]}
      >
        <div ref={strip} className={styles['strip']}>
          <div
            className={styles['list']}
            role="tablist"
            tabIndex={-1}
            aria-label={t('tabs.label')}
            onClickCapture={click}
            onAuxClick={middleClick}
            onKeyDown={press}
            onPointerDownCapture={event => setMenuKey(keyAt(event.target) ?? null)}
            onFocusCapture={event => setMenuKey(keyAt(event.target) ?? null)}
          >
            {views.map(view => (
              <TabLink
                key={view.key}
                view={view}
                selected={view.key === activeKey}
                focusable={view.key === focusable}
                dirty={dirty.has(view.key)}
              />
            ))}
          </div>
        </div>
      </ContextMenu>
      {overflows && (
        <IconButton
          size="small"
          label={t('tabs.scrollRight')}
          icon={<IconChevronRight size={16} stroke={1.5} />}
          onClick={() => step(1)}
        />
      )}
    </div>
  )
}
