import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { Stack } from '@apron/ui/page'
import { useState } from 'react'
import { DEID_CHECKS } from '../../contract/report.values.ts'
import { TickList } from '../i-need-report/tick-list.tsx'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { WORK_TEXTS } from './work.texts.ts'

interface SignDialogProps {
  readonly title: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onSign: () => void
  readonly onClose: () => void
}

/** One of two people says of each point that nothing leads to the reporter. */
export function SignDialog({ title, busy, failure, onSign, onClose }: SignDialogProps) {
  const texts = useTexts(WORK_TEXTS)
  const { cancel } = useTexts(DESK_TEXTS).detail
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const isComplete = DEID_CHECKS.every(check => ticked.includes(check))
  return (
    <Dialog
      open
      title={title}
      width={600}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (isComplete) onSign()
            }}
          >
            {title}
          </Button>
        </>
      }
    >
      <Stack>
        {failure !== null && <Alert meaning="red">{failure}</Alert>}
        <TickList
          label={texts.checks.title}
          options={DEID_CHECKS.map(value => ({ value, label: texts.checks[value] }))}
          chosen={ticked}
          error={tried && !isComplete ? texts.checks.missing : undefined}
          onChange={setTicked}
        />
        <Alert meaning="info">{texts.signNote}</Alert>
      </Stack>
    </Dialog>
  )
}
