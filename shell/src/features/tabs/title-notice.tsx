import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { NoticeBar } from '@apron/ui/feedback'
import { IconExternalLink } from '@apron/ui/icons'
import { tabsTexts } from './tabs.texts.ts'

interface TitleNoticeProps {
  readonly title: string
  readonly ownTitle: string
}

/**
 * Shows the real title of a page whose tab was named by an external link, so that one page cannot pass for
 * another (security note T09).
 */
export function TitleNotice({ title, ownTitle }: TitleNoticeProps) {
  const texts = useTexts(tabsTexts)
  return (
    <NoticeBar icon={<IconExternalLink size={18} stroke={1.5} aria-hidden />}>
      {fillText(texts.namedByLink, { title, own: ownTitle })}
    </NoticeBar>
  )
}
