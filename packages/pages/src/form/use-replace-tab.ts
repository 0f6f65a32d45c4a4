import { useHost, useNavigate, useTab } from '@apron/sdk'

/** Returns a function that closes this tab and opens another page, such as the record that its form has created. */
export function useReplaceTab(): (...to: Parameters<ReturnType<typeof useNavigate>>) => Promise<void> {
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  return async (...to) => {
    // The tab is closed first: closing the visible tab after navigating would show the previous tab, not the record.
    await host.closeTab(tab.id, { force: true })
    navigate(...to)
  }
}
