import { useNavigate } from '@apron/sdk'
import { useEffect, useState } from 'react'
import { keepChecked, keptChecked } from '../voluntary-reports/page-memory.ts'
import { ReportProgressView } from './report-progress.tsx'

/** `/safetyQuality/voluntaryReportingCheck`: the report of a code that was checked; without one it leads to where codes are. */
export default function VoluntaryReportingCheckPage() {
  const navigate = useNavigate()
  const [checked] = useState(keptChecked)
  useEffect(() => {
    if (checked === null) navigate({ page: '/INeedCheck' }, { replace: true })
    return () => keepChecked(null)
  }, [checked, navigate])
  return checked === null ? null : <ReportProgressView {...checked} />
}
