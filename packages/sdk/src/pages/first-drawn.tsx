import { useEffect } from 'react'
import { useServices } from '../app/tab-context.ts'

/** Takes the shell's loading flag away as soon as what stands beside it is on the page. */
export function FirstDrawn() {
  const { tab } = useServices()
  useEffect(() => tab.firstLoaded(), [tab])
  return null
}
