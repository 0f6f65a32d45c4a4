import { BULK_ROWS } from '@apron/contract/limits/lists'
import { SHEET_PEOPLE } from '@apron/contract/limits/password'
import type { RowResult } from '@apron/contract/lists/row-results'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { RowResults } from '@apron/ui/table'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { splitIntoBatches } from './batches.ts'
import { invitationTexts } from './invitations.texts.ts'
import { useInvite } from './use-invite.tsx'

interface InviteManyDialogProps {
  readonly title: string
  /** Text about the preceding step, such as the number of imported people. */
  readonly intro?: string
  readonly userCodes: readonly string[]
  readonly onClose: () => void
}

/** Invites everybody on a list: messages in one go, paper batch by batch. */
export function InviteManyDialog({ title, intro, userCodes, onClose }: InviteManyDialogProps) {
  const t = useTexts(invitationTexts)
  const invite = useInvite()
  const [results, setResults] = useState<readonly RowResult[]>([])
  const [busy, setBusy] = useState(false)
  const printing = invite.method === 'print'
  const remaining = userCodes.slice(results.length)
  const batches = splitIntoBatches(remaining, printing ? SHEET_PEOPLE : BULK_ROWS)
  const batchCount = Math.ceil(userCodes.length / SHEET_PEOPLE)
  const batchNumber = batchCount - batches.length + 1

  const run = async () => {
    setBusy(true)
    try {
      for (const batch of printing ? batches.slice(0, 1) : batches) {
        // oxlint-disable-next-line no-await-in-loop -- batches are sent one at a time, each as large as one call allows
        const rows = await invite.run(batch)
        if (rows === null) return
        setResults(before => [...before, ...rows])
      }
    } finally {
      setBusy(false)
    }
  }

  const done = results.filter(result => result.done).length
  const isComplete = remaining.length === 0
  return (
    <>
      <Dialog
        open
        width={600}
        title={title}
        busy={busy}
        onClose={onClose}
        actions={
          <>
            <Button disabled={busy} onClick={onClose}>
              {results.length > 0 || isComplete ? t.close : t.later}
            </Button>
            {!isComplete && (
              <Button kind="primary" busy={busy} onClick={() => void run()}>
                {!printing
                  ? t.send
                  : batchCount > 1
                    ? fillText(t.printBatch, { at: batchNumber, of: batchCount })
                    : t.print}
              </Button>
            )}
          </>
        }
      >
        <div className={styles['stack']}>
          {intro !== undefined && <Alert meaning="green">{intro}</Alert>}
          {results.length === 0 && !isComplete && (
            <>
              <p>{fillText(t.people, { count: userCodes.length })}</p>
              {invite.field}
              <p>{invite.text}</p>
              {printing && batchCount > 1 && (
                <p>{fillText(t.batches, { max: SHEET_PEOPLE, of: batchCount })}</p>
              )}
            </>
          )}
          {results.length > 0 && (
            <>
              <output>
                {fillText(isComplete ? t.counts : t.progress, {
                  done: isComplete ? done : results.length,
                  failed: results.length - done,
                  of: userCodes.length,
                })}
              </output>
              <RowResults
                label={t.result}
                lines={results.map(({ id, done: isDone, msg }) => ({
                  id,
                  name: id,
                  result: {
                    done: isDone,
                    text: isDone ? (printing ? t.printed : t.sent) : t.failed,
                    reason: msg,
                  },
                }))}
              />
            </>
          )}
        </div>
      </Dialog>
      {invite.view}
    </>
  )
}
