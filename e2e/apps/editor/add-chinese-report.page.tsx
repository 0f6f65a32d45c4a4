import { ReportForm } from './report-form.tsx'

export default function AddChineseReportPage() {
  return <ReportForm kind="chinese" />
}
