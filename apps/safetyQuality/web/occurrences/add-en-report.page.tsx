import { AddReport } from './add-report.tsx'

/** Page `/safetyQuality/AddEnReport` (§2). */
export default function AddEnReportPage() {
  return <AddReport language="en" />
}
