import { ReportForm } from './report-form.tsx'

export default function AddEnReportPage() {
  return <ReportForm kind="english" />
}
