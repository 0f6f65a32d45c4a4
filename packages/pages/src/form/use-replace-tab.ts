import { useHost, useNavigate, useTab } from '@apron/sdk'

/** Returns a function that closes this tab and opens another page, such as the record that its form has created. */
export function useReplaceTab(): (...to: Parameters<ReturnType<typeof useNavigate>>) => Promise<void> {
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  return async (...to) => {
    // Close the tab first: closing the visible tab activates the previous one, away from the record.
    await host.closeTab(tab.id, { force: true })
    navigate(...to)
  }
}
