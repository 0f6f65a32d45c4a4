import { useTexts } from '@apron/sdk/texts'
import { IconChevronDown } from '@apron/ui/icons'
import { MENU_ICONS } from '@apron/ui/menu-icons'
import { Count } from '@apron/ui/status'
import { Flyout } from './flyout.tsx'
import type { MenuNode } from './menu-rules.ts'
import { navigationTexts } from './navigation.texts.ts'
import styles from './sidebar.module.css'

interface MenuListProps {
  readonly nodes: readonly MenuNode[]
  readonly level: number
  /** Ids of the open submenus, one per level. */
  readonly open: readonly string[]
  /** Ids from the top entry to the current page. */
  readonly trail: readonly string[]
  readonly onToggle: (level: number, node: MenuNode) => void
  /** Called when the user follows a link. */
  readonly onOpen: (node: MenuNode) => void
  /** Pending items by address (MENU-05). */
  readonly counts: ReadonlyMap<string, number>
  /** True if the menu is collapsed and its groups open next to it. */
  readonly isCollapsed: boolean
}

function MenuImage({ node, level }: { readonly node: MenuNode; readonly level: number }) {
  const Image = level === 0 ? MENU_ICONS[node.icon] : undefined
  return Image ? (
    <span className={styles['icon']}>
      <Image />
    </span>
  ) : null
}

function Entry({ node, ...list }: Omit<MenuListProps, 'nodes'> & { readonly node: MenuNode }) {
  const { level, open, trail, onToggle, onOpen, isCollapsed, counts } = list
  const texts = useTexts(navigationTexts)
  const waiting = (
    <span className={styles['count']}>
      <Count value={counts.get(node.href ?? '') ?? 0} label={texts.waiting} meaning="accent" />
    </span>
  )
  const inTrail = trail[level] === node.id
  const reason = node.missing === null ? undefined : texts.missing[node.missing]
  const hints = {
    title: reason === undefined ? node.title : `${node.title} · ${reason}`,
    'data-missing': node.missing ?? undefined,
    'aria-description': reason,
  }
  if (node.children.length === 0) {
    return (
      <a
        className={styles['entry']}
        href={node.href ?? undefined}
        aria-current={inTrail ? 'page' : undefined}
        onClick={() => onOpen(node)}
        {...hints}
      >
        <MenuImage node={node} level={level} />
        <span className={styles['title']}>{node.title}</span>
        {waiting}
      </a>
    )
  }
  const isOpen = open[level] === node.id
  const submenu = <MenuList {...list} nodes={node.children} level={level + 1} />
  return (
    <>
      <button
        type="button"
        className={styles['entry']}
        aria-expanded={isOpen}
        data-trail={inTrail || undefined}
        {...hints}
        onClick={() => onToggle(level, node)}
      >
        <MenuImage node={node} level={level} />
        <span className={styles['title']}>{node.title}</span>
        {waiting}
        <span className={styles['chevron']}>
          <IconChevronDown size={16} stroke={1.5} />
        </span>
      </button>
      {isOpen && (isCollapsed && level === 0 ? <Flyout title={node.title}>{submenu}</Flyout> : submenu)}
    </>
  )
}

/** One level of the menu: links for pages, buttons for submenus (MENU-01, MENU-02). */
export function MenuList({ nodes, ...list }: MenuListProps) {
  return (
    <ul className={styles['list']} data-level={list.level}>
      {nodes.map(node => (
        <li key={node.id}>
          <Entry node={node} {...list} />
        </li>
      ))}
    </ul>
  )
}
