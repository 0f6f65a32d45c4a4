import { useTexts } from '@apron/sdk/texts'
import { DEV_TEXTS } from './dev.texts.ts'
import styles from './dev-ribbon.module.css'

interface DevRibbonProps {
  /** Application → entry on its development server. */
  readonly entries: ReadonlyMap<string, string>
}

/** Says which applications are not the deployed ones (APP-14). Lies over the page and lets every click through. */
export default function DevRibbon({ entries }: DevRibbonProps) {
  const texts = useTexts(DEV_TEXTS)
  const apps = [...entries].map(([name, entry]) => `${name} :${new URL(entry).port}`)
  return (
    <aside className={styles['ribbon']}>
      {texts.fromDevServer} <span>{apps.join(' · ')}</span>
    </aside>
  )
}
