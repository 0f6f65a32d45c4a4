import { MENU_ICONS } from '@apron/ui/menu-icons'
import { PATHS } from '../../../paths.ts'
import type { MenuNode } from '../../navigation/menu-rules.ts'
import styles from '../home.module.css'
import { pagesBelow } from './application-rules.ts'

function Tile({ node }: { readonly node: MenuNode }) {
  const Image = MENU_ICONS[node.icon]
  // A top entry that is itself a page is also listed, because a heading alone would not look like a link.
  const pages = [...(node.href === null ? [] : [node]), ...pagesBelow(node)]
  return (
    <>
      <h3>
        {Image && (
          <span className={styles['tileIcon']}>
            <Image />
          </span>
        )}
        {node.title}
      </h3>
      <ul className={styles['links']}>
        {pages.map(page => (
          <li key={page.id}>
            <a href={page.href ?? undefined}>{page.title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows one tile per top menu entry. */
export function ApplicationTiles({ menu }: { readonly menu: readonly MenuNode[] }) {
  return (
    <ul className={styles['tiles']}>
      {menu
        .filter(node => node.href !== PATHS.dashboard)
        .map(node => (
          <li key={node.id} className={styles['tile']}>
            <Tile node={node} />
          </li>
        ))}
    </ul>
  )
}
