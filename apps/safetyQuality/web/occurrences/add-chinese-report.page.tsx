import { AddReport } from './add-report.tsx'

/** Page `/safetyQuality/AddChineseReport` (§2). */
export default function AddChineseReportPage() {
  return <AddReport language="zh" />
}
