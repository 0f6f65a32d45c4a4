import { useNavigate } from '@apron/sdk'
import { useEffect, useState } from 'react'
import { keepChecked, keptChecked } from '../voluntary-reports/page-memory.ts'
import { ReportProgressView } from './report-progress.tsx'

/**
 * Page `/safetyQuality/voluntaryReportingCheck`: the report of a checked code. Without one it redirects to the page
 * that asks for codes.
 */
export default function VoluntaryReportingCheckPage() {
  const navigate = useNavigate()
  const [checked] = useState(keptChecked)
  useEffect(() => {
    if (checked === null) navigate({ page: '/INeedCheck' }, { replace: true })
    return () => keepChecked(null)
  }, [checked, navigate])
  return checked === null ? null : <ReportProgressView {...checked} />
}
