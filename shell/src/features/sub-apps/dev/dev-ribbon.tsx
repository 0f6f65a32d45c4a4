import { useTranslation } from 'react-i18next'
import { DEV_TEXTS } from './dev.texts.ts'
import styles from './dev-ribbon.module.css'

interface DevRibbonProps {
  /** Application → entry on its development server. */
  readonly entries: ReadonlyMap<string, string>
}

/** Says which applications are not the deployed ones (APP-14). Lies over the page and lets every click through. */
export default function DevRibbon({ entries }: DevRibbonProps) {
  const { language } = useTranslation().i18n
  const apps = [...entries].map(([name, entry]) => `${name} :${new URL(entry).port}`)
  return (
    <aside className={styles['ribbon']}>
      {DEV_TEXTS.fromDevServer[language === 'en' ? 'en' : 'zh']} <span>{apps.join(' · ')}</span>
    </aside>
  )
}
