import { useTexts } from '@apron/sdk'
import { saveFile } from '@apron/ui/save-file'
import { UploadField } from '@apron/ui/upload-field'
import {
  LARGEST_REPORT_FILE,
  REPORT_FILE_COUNT,
  REPORT_FILE_EXTENSIONS,
} from '../../contract/reports/report-file.values.ts'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'
import type { ReportFiles } from './use-report-files.ts'

/** Attachments of the report, each with its error. */
export function ReportFilesField({ reportFiles }: { readonly reportFiles: ReportFiles }) {
  const texts = useTexts(REPORT_FORM_TEXTS).files
  return (
    <UploadField
      label={texts.label}
      hint={texts.hint}
      accept={REPORT_FILE_EXTENSIONS}
      maxFiles={REPORT_FILE_COUNT}
      maxBytes={LARGEST_REPORT_FILE}
      files={reportFiles.files}
      send={reportFiles.send}
      load={reportFiles.read}
      onChange={reportFiles.change}
      onOpen={file => void reportFiles.read(file).then(content => saveFile(file.name, content))}
    />
  )
}
