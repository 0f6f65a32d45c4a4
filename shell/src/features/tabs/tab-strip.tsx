import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@apron/ui/icons'
import { ContextMenu, Menu } from '@apron/ui/menu'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { focusTarget } from './focus-rules.ts'
import { tabElementId } from './tab-element-id.ts'
import { TabLink } from './tab-link.tsx'
import { type TabActions, useTabMenu } from './tab-menu.ts'
import styles from './tab-strip.module.css'
import { tabsTexts } from './tabs.texts.ts'
import { nameOfTab } from './title-rules.ts'
import { useStripScroll } from './use-strip-scroll.ts'
import { useTabDrag } from './use-tab-drag.ts'
import type { TabState, VisitedView } from './visited-view.ts'

interface TabStripProps {
  readonly state: TabState
  readonly dirty: ReadonlySet<string>
  readonly asleep: ReadonlySet<string>
  /** Id of the current site. Tabs of another site show theirs. */
  readonly site: string | undefined
  /** Returns the own title of a tab's page. */
  readonly ownTitle: (view: VisitedView) => string
  readonly actions: TabActions
}

function keyAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset['tab'] : undefined
}

/**
 * The visited pages (TAB-01 to TAB-09): links with close buttons, a menu on right click or long press, and
 * keyboard control.
 */
export function TabStrip({ state, dirty, asleep, site, ownTitle, actions }: TabStripProps) {
  const texts = useTexts(tabsTexts)
  const { views, activeKey } = state
  const strip = useRef<HTMLDivElement>(null)
  const [menuKey, setMenuKey] = useState<string | null>(null)
  const refocus = useRef(false)
  const { overflows, step } = useStripScroll(strip, activeKey === null ? null : tabElementId(activeKey))
  const target = views.find(view => view.key === menuKey) ?? views.find(view => view.key === activeKey)
  const menu = useTabMenu(state, target, actions)
  const drag = useTabDrag(strip, actions.move)
  const focusable = activeKey ?? views[0]?.key

  function handleClick(event: MouseEvent) {
    const key = keyAt(event.target)
    const onCross = event.target instanceof Element && event.target.closest('[data-close]') !== null
    if (key === undefined || !onCross) return
    event.preventDefault()
    event.stopPropagation()
    void actions.close(key)
  }

  function handleMiddleClick(event: MouseEvent) {
    const key = keyAt(event.target)
    if (event.button !== 1 || key === undefined) return
    event.preventDefault()
    // A pinned tab closes only through its menu, never by accident.
    if (views.some(view => view.key === key && !view.meta.pinned)) void actions.close(key)
  }

  /** Closing a tab by keyboard removes the focused element, so focus moves to the tab shown next. */
  useEffect(() => {
    const shown = views.find(view => view.key === activeKey)
    if (!refocus.current || !shown) return
    refocus.current = false
    document.getElementById(tabElementId(shown.key))?.focus()
  }, [views, activeKey])

  async function closeByKey(key: string) {
    refocus.current = true
    if (!(await actions.close(key))) refocus.current = false
  }

  function handleKeyDown(event: KeyboardEvent) {
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
    <section className={styles['bar']} aria-label={texts.label}>
      {overflows && (
        <IconButton
          size="small"
          label={texts.scrollLeft}
          icon={<IconChevronLeft size={16} stroke={1.5} />}
          onClick={() => step(-1)}
        />
      )}
      <ContextMenu label={texts.menu} items={menu}>
        <div ref={strip} className={styles['strip']}>
          <div
            className={styles['list']}
            role="tablist"
            tabIndex={-1}
            aria-label={texts.label}
            onClickCapture={handleClick}
            onAuxClick={handleMiddleClick}
            onKeyDown={handleKeyDown}
            onPointerDownCapture={event => setMenuKey(keyAt(event.target) ?? null)}
            onFocusCapture={event => setMenuKey(keyAt(event.target) ?? null)}
            {...drag.listeners}
          >
            {views.map((view, index) => (
              <TabLink
                key={view.key}
                view={view}
                selected={view.key === activeKey}
                focusable={view.key === focusable}
                dirty={dirty.has(view.key)}
                asleep={asleep.has(view.key)}
                ownTitle={view.meta.foreign ? ownTitle(view) : view.title}
                otherSite={view.site && view.site.id !== site ? view.site.airportThreeCode : null}
                drop={
                  drag.before === view.key
                    ? 'before'
                    : drag.last && index === views.length - 1
                      ? 'after'
                      : undefined
                }
              />
            ))}
          </div>
        </div>
      </ContextMenu>
      {overflows && (
        <IconButton
          size="small"
          label={texts.scrollRight}
          icon={<IconChevronRight size={16} stroke={1.5} />}
          onClick={() => step(1)}
        />
      )}
      {overflows && (
        <Menu
          label={texts.all}
          items={views.map(view => ({
            id: view.key,
            label: nameOfTab(view, ownTitle(view), texts.ownTitle),
            checked: view.key === activeKey,
            onSelect: () => actions.open(view),
          }))}
          trigger={
            <IconButton size="small" label={texts.all} icon={<IconChevronDown size={16} stroke={1.5} />} />
          }
        />
      )}
    </section>
  )
}
