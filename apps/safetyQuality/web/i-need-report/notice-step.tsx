import { useTexts } from '@apron/sdk'
import { Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'

/** What somebody should know before they write. */
export function NoticeStep() {
  const { notice } = useTexts(REPORT_FORM_TEXTS)
  return (
    <Stack>
      <Prose>{notice.text}</Prose>
      <Prose>{notice.limits}</Prose>
      <Prose>{notice.honest}</Prose>
      <Prose>{notice.classified}</Prose>
    </Stack>
  )
}
