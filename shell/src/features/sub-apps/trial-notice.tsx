import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { NoticeBar } from '@apron/ui/feedback'
import { IconClipboardCheck } from '@apron/ui/icons'
import { subAppsTexts } from './sub-apps.texts.ts'

interface TrialNoticeProps {
  /** What people call the application. */
  readonly name: string
  readonly version: string
  /** yyyy-MM-dd HH:mm:ss */
  readonly endsAt: string
}

/** Says that this page is of a version that only chosen people have. */
export function TrialNotice({ name, version, endsAt }: TrialNoticeProps) {
  const texts = useTexts(subAppsTexts)
  return (
    <NoticeBar icon={<IconClipboardCheck size={18} stroke={1.5} aria-hidden />}>
      {fillText(texts.onTrial, { name, version, until: wireMinute(endsAt) })}
    </NoticeBar>
  )
}
