import type { SessionAirport } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { NoticeBar } from '@apron/ui/feedback'
import { IconBuildingAirport } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'

interface TabSiteNoticeProps {
  /** Of the tab. */
  readonly site: SessionAirport
  /** Where the session works now. */
  readonly current: SessionAirport
  readonly onMove: () => void
}

function named({ code, name }: SessionAirport): string {
  return `${code} ${name}`
}

/** A tab that was opened at another site than the present one says so, and offers the way over. */
export function TabSiteNotice({ site, current, onMove }: TabSiteNoticeProps) {
  const { t } = useTranslation()
  return (
    <NoticeBar
      icon={<IconBuildingAirport size={18} stroke={1.5} aria-hidden />}
      actions={
        <Button size="small" kind="quiet" onClick={onMove}>
          {t('site.moveTab', { code: current.code })}
        </Button>
      }
    >
      {t('site.tabBelongs', { site: named(site), current: named(current) })}
    </NoticeBar>
  )
}
