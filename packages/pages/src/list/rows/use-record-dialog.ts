import { useState } from 'react'

/** The dialog of a list. */
export interface RecordDialog<Opened> {
  /** What the dialog was opened for, such as `{ site }`, or `{ site: null }` for a new one; null while it is closed. */
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
