import { useEffect } from 'react'
import { useServices } from '../app/tab-context.ts'

/** Hides the shell's loading flag once its siblings are on the page. */
export function ReportFirstRender() {
  const { tab } = useServices()
  useEffect(() => tab.firstLoaded(), [tab])
  return null
}
