import { useState } from 'react'

/** State of a list's dialog. */
export interface RecordDialog<Opened> {
  /** The opened record, such as `{ site }`, or `{ site: null }` for a new one. Null while the dialog is closed. */
  readonly opened: Opened | null
  readonly open: (what: Opened) => void
  readonly close: () => void
}

/** Tracks which record of a list is open. Closing reloads the list, because others may have changed it meanwhile. */
export function useRecordDialog<Opened extends object>(reload: () => Promise<void>): RecordDialog<Opened> {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => {
    setOpened(null)
    void reload()
  }
  return { opened, open: setOpened, close }
}
