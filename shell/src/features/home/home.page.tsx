import type { Notice } from '@apron/contract/entities/notice'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '../navigation/menu-rules.ts'
import type { VisitedView } from '../tabs/visited-view.ts'
import { ApplicationTiles } from './application-tiles.tsx'
import { greetingAt, siteHour } from './greeting-rules.ts'
import styles from './home.module.css'
import { Notices } from './notices.tsx'
import { useMinute } from './use-minute.ts'

interface HomePageProps {
  readonly name: string
  readonly site: { readonly code: string; readonly name: string }
  readonly menu: readonly MenuNode[]
  /** Open tabs, the last active first. */
  readonly open: readonly VisitedView[]
  readonly loadNotices: () => Promise<Notice[]>
}

/** All sites keep this time (domain: field type `dt`). */
const SITE_TIME_ZONE = 'Asia/Shanghai'

function timeIn(language: string, now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now)
}

/** The original home page: who and where one is, what one may open, where one was, what is new (HOME-01). */
export function HomePage({ name, site, menu, open, loadNotices }: HomePageProps) {
  const { t, i18n } = useTranslation()
  const now = useMinute()
  const language = i18n.language === 'zh' ? 'zh-CN' : 'en-GB'
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: SITE_TIME_ZONE }).format(now)
  return (
    <div className={styles['home']}>
      <header className={styles['head']}>
        <h1>{t(greetingAt(siteHour(now)), { name })}</h1>
        <p>
          <span className={styles['code']}>{site.code}</span> {site.name}
          <span className={styles['dot']} aria-hidden="true" />
          {t('home.localTime', {
            date,
            time: timeIn(language, now, SITE_TIME_ZONE),
            utc: timeIn(language, now, 'UTC'),
          })}
        </p>
      </header>
      <section className={styles['main']} aria-labelledby="home-applications">
        <h2 id="home-applications">{t('home.applications')}</h2>
        <ApplicationTiles menu={menu} />
      </section>
      <div className={styles['side']}>
        <section aria-labelledby="home-open">
          <h2 id="home-open">{t('home.open')}</h2>
          {open.length === 0 ? (
            <p className={styles['nothing']}>{t('home.nothingOpen')}</p>
          ) : (
            <ul className={styles['open']}>
              {open.map(view => (
                <li key={view.key}>
                  <a href={view.fullPath}>{view.title}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="home-notices">
          <h2 id="home-notices">{t('home.notices')}</h2>
          <Notices load={loadNotices} />
        </section>
      </div>
    </div>
  )
}
