import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { NoticeBar } from '@apron/ui/feedback'
import { IconExternalLink } from '@apron/ui/icons'
import { tabsTexts } from './tabs.texts.ts'

interface TitleNoticeProps {
  readonly title: string
  readonly ownTitle: string
}

/** Says which page it is whose tab a link from outside has named: nobody passes one page off as another (security note T09). */
export function TitleNotice({ title, ownTitle }: TitleNoticeProps) {
  const texts = useTexts(tabsTexts)
  return (
    <NoticeBar icon={<IconExternalLink size={18} stroke={1.5} aria-hidden />}>
      {fillText(texts.namedByLink, { title, own: ownTitle })}
    </NoticeBar>
  )
}
