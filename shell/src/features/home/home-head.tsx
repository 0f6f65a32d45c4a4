import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { greetingAt, siteHour } from './greeting-rules.ts'
import styles from './home.module.css'
import { useMinute } from './use-minute.ts'

export interface HomeHeadProps {
  readonly name: string
  readonly site: { readonly code: string; readonly name: string }
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

/** Who and where one is, and when. */
export function HomeHead({ name, site, actions }: HomeHeadProps & { readonly actions?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const now = useMinute()
  const language = i18n.language === 'zh' ? 'zh-CN' : 'en-GB'
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: SITE_TIME_ZONE }).format(now)
  return (
    <header className={styles['head']}>
      <div>
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
      </div>
      {actions}
    </header>
  )
}
