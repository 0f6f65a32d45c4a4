import type { Notice } from '@apron/contract/messages/notice'
import { useTexts } from '@apron/sdk/texts'
import type { ReactNode } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import type { MenuNode } from '../navigation/menu-rules.ts'
import type { VisitedView } from '../tabs/visited-view.ts'
import { ApplicationTiles } from './applications/application-tiles.tsx'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { HomeHead, type HomeHeadProps } from './home-head.tsx'
import { Notices } from './notices.tsx'
import { MyWork, type MyWorkProps } from './work/my-work.tsx'

export interface HomePageProps extends HomeHeadProps {
  readonly http: HttpClient
  readonly menu: readonly MenuNode[]
  /** Open tabs, most recently active first. */
  readonly open: readonly VisitedView[]
  /** Onboarding guide, for users who should see it. */
  readonly guide: ReactNode
  readonly loadNotices: () => Promise<Notice[]>
  readonly onSwitch: MyWorkProps['onSwitch']
}

/** The original home page: user and site, pending work, applications, recent pages and notices (HOME-01). */
export function HomePage({ http, menu, open, guide, loadNotices, onSwitch, ...head }: HomePageProps) {
  const texts = useTexts(homeTexts)
  return (
    <div className={styles['home']}>
      <HomeHead {...head} />
      <div className={styles['whole']}>
        <MyWork http={http} site={head.site.code} onSwitch={onSwitch} />
      </div>
      {guide && <div className={styles['whole']}>{guide}</div>}
      <section className={styles['main']} aria-labelledby="home-applications">
        <h2 id="home-applications">{texts.applications}</h2>
        <ApplicationTiles menu={menu} />
      </section>
      <div className={styles['side']}>
        <section aria-labelledby="home-open">
          <h2 id="home-open">{texts.open}</h2>
          {open.length === 0 ? (
            <p className={styles['nothing']}>{texts.nothingOpen}</p>
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
          <h2 id="home-notices">{texts.notices}</h2>
          <Notices load={loadNotices} />
        </section>
      </div>
    </div>
  )
}
