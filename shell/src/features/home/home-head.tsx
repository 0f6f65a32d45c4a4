import { fillText } from '@apron/contract/texts/fill-text'
import { useTextLanguage, useTexts } from '@apron/sdk/texts'
import { Help } from '@apron/ui/page'
import type { ReactNode } from 'react'
import { greetingAt, siteHour } from './greeting-rules.ts'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { useMinute } from './use-minute.ts'

export interface HomeHeadProps {
  readonly name: string
  readonly site: { readonly code: string; readonly name: string }
}

/** Time zone of all sites (domain: field type `dt`). */
const SITE_TIME_ZONE = 'Asia/Shanghai'

function timeIn(language: string, now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now)
}

/** Shows the user, the site and the time. */
export function HomeHead({ name, site, actions }: HomeHeadProps & { readonly actions?: ReactNode }) {
  const texts = useTexts(homeTexts)
  const now = useMinute()
  const language = useTextLanguage() === 'zh' ? 'zh-CN' : 'en-GB'
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: SITE_TIME_ZONE }).format(now)
  return (
    <header className={styles['head']}>
      <div>
        <div className={styles['greeting']}>
          <h1>{fillText(texts[greetingAt(siteHour(now))], { name })}</h1>
          <Help text={texts.help} />
        </div>
        <p>
          <span className={styles['code']}>{site.code}</span> {site.name}
          <span className={styles['dot']} aria-hidden="true" />
          {fillText(texts.localTime, {
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
