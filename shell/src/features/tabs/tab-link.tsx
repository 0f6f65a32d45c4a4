import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { IconPinned, IconX } from '@apron/ui/icons'
import { siteTexts } from '../site/site.texts.ts'
import { tabElementId } from './tab-element-id.ts'
import styles from './tab-strip.module.css'
import { tabsTexts } from './tabs.texts.ts'
import { nameOfTab } from './title-rules.ts'
import type { VisitedView } from './visited-view.ts'

interface TabLinkProps {
  readonly view: VisitedView
  readonly selected: boolean
  /** True for the one tab in the tab order. */
  readonly focusable: boolean
  readonly dirty: boolean
  /** True if the memory budget has unmounted its page. */
  readonly asleep: boolean
  /** The page's own title, if an external link has set the displayed one. */
  readonly ownTitle: string
  /** Code of the tab's site if it differs from the current one. */
  readonly otherSite: string | null
  /** Side on which a dragged tab would be dropped. */
  readonly drop: 'before' | 'after' | undefined
}

/**
 * One tab as a link, so that it can be opened in a new window. The close button is for the mouse; the
 * keyboard uses Delete.
 */
export function TabLink({
  view,
  selected,
  focusable,
  dirty,
  asleep,
  ownTitle,
  otherSite,
  drop,
}: TabLinkProps) {
  const texts = useTexts(tabsTexts)
  const site = useTexts(siteTexts)
  const name = nameOfTab(view, ownTitle, texts.ownTitle)
  return (
    <a
      id={tabElementId(view.key)}
      className={styles['tab']}
      role="tab"
      href={view.fullPath}
      data-tab={view.key}
      data-affix={view.meta.affix || undefined}
      aria-selected={selected}
      aria-keyshortcuts={view.meta.affix ? undefined : 'Delete'}
      tabIndex={focusable ? 0 : -1}
      draggable={!view.meta.affix}
      data-drop={drop}
      data-asleep={asleep || undefined}
      title={asleep ? `${name} (${texts.asleep})` : name}
    >
      {dirty && (
        <span className={styles['dirty']}>
          <span className={styles['unseen']}>{texts.unsaved}</span>
        </span>
      )}
      <span className={styles['title']}>{view.title}</span>
      {otherSite !== null && (
        <span className={styles['site']} title={fillText(site.ofTab, { code: otherSite })}>
          {otherSite}
        </span>
      )}
      {view.meta.pinned && (
        <span className={styles['pin']} title={texts.pinned}>
          <IconPinned size={14} stroke={1.5} aria-hidden />
          <span className={styles['unseen']}>{texts.pinned}</span>
        </span>
      )}
      {!view.meta.affix && !view.meta.pinned && (
        <span className={styles['close']} data-close title={texts.close} aria-hidden="true">
          <IconX size={14} stroke={1.5} />
        </span>
      )}
    </a>
  )
}
