import { fillText } from '@apron/contract/texts/fill-text'
import type { SessionAirport } from '@apron/sdk'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { NoticeBar } from '@apron/ui/feedback'
import { IconBuildingAirport } from '@apron/ui/icons'
import { siteTexts } from './site.texts.ts'

interface TabSiteNoticeProps {
  /** Site of the tab. */
  readonly site: SessionAirport
  /** Current site of the session. */
  readonly current: SessionAirport
  readonly onMove: () => void
}

function nameWithCode({ code, name }: SessionAirport): string {
  return `${code} ${name}`
}

/** Warns that a tab belongs to another site than the current one, and offers to switch. */
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
      {fillText(texts.tabBelongs, { site: nameWithCode(site), current: nameWithCode(current) })}
    </NoticeBar>
  )
}
