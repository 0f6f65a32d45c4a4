import { useTexts } from '@apron/sdk'
import { Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'

/** Step of the form with information to read before writing. */
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
