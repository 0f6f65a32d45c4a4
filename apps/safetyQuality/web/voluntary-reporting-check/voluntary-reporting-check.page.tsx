import { useNavigate } from '@apron/sdk'
import { useEffect, useState } from 'react'
import { getCheckedCode, setCheckedCode } from '../voluntary-reports/page-memory.ts'
import { ReportProgressView } from './report-progress.tsx'

/**
 * Page `/safetyQuality/voluntaryReportingCheck`: the report of a checked code. Without one it redirects to the page
 * that asks for codes.
 */
export default function VoluntaryReportingCheckPage() {
  const navigate = useNavigate()
  const [checkedCode] = useState(getCheckedCode)
  useEffect(() => {
    if (checkedCode === null) navigate({ page: '/INeedCheck' }, { replace: true })
    return () => setCheckedCode(null)
  }, [checkedCode, navigate])
  return checkedCode === null ? null : <ReportProgressView {...checkedCode} />
}
