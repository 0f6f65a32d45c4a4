import { useState } from 'react'

/** The dialog of a list. */
export interface RecordDialog<Opened> {
  /** What it was opened for, such as a record, or null as the record for a new one; null while it is closed. */
  readonly opened: Opened | null
  readonly open: (what: Opened) => void
  readonly close: () => void
}

/** Which record is open; closing shows the list as it is now, also after others changed it meanwhile. */
export function useRecordDialog<Opened extends object>(reload: () => Promise<void>): RecordDialog<Opened> {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => {
    setOpened(null)
    void reload()
  }
  return { opened, open: setOpened, close }
}
