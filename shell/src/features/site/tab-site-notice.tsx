import { fillText } from '@apron/contract/texts/fill-text'
import type { SessionAirport } from '@apron/sdk'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { NoticeBar } from '@apron/ui/feedback'
import { IconBuildingAirport } from '@apron/ui/icons'
import { siteTexts } from './site.texts.ts'

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
  const texts = useTexts(siteTexts)
  return (
    <NoticeBar
      icon={<IconBuildingAirport size={18} stroke={1.5} aria-hidden />}
      actions={
        <Button size="small" kind="quiet" onClick={onMove}>
          {fillText(texts.moveTab, { code: current.code })}
        </Button>
      }
    >
      {fillText(texts.tabBelongs, { site: named(site), current: named(current) })}
    </NoticeBar>
  )
}
