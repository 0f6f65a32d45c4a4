import { useTexts } from '@apron/sdk/texts'
import { DEV_TEXTS } from './dev.texts.ts'
import styles from './dev-ribbon.module.css'

interface DevRibbonProps {
  /** Development entries by application. */
  readonly entries: ReadonlyMap<string, string>
}

/**
 * Lists the applications that differ from the deployed ones (APP-14). Lies above the page but ignores clicks.
 */
export default function DevRibbon({ entries }: DevRibbonProps) {
  const texts = useTexts(DEV_TEXTS)
  const apps = [...entries].map(([name, entry]) => `${name} :${new URL(entry).port}`)
  return (
    <aside className={styles['ribbon']}>
      {texts.fromDevServer} <span>{apps.join(' · ')}</span>
    </aside>
  )
}
