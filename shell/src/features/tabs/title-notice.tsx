import { NoticeBar } from '@apron/ui/feedback'
import { IconExternalLink } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'

interface TitleNoticeProps {
  readonly title: string
  readonly ownTitle: string
}

/** Says which page it is whose tab a link from outside has named: nobody passes one page off as another (security note T09). */
export function TitleNotice({ title, ownTitle }: TitleNoticeProps) {
  const { t } = useTranslation()
  return (
    <NoticeBar icon={<IconExternalLink size={18} stroke={1.5} aria-hidden />}>
      {t('tabs.namedByLink', { title, own: ownTitle })}
    </NoticeBar>
  )
}
