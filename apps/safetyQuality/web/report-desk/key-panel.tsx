import { QueryState } from '@apron/pages/record'
import { usePermission, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Section, Stack } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { Prose } from '@apron/ui/text'
import type { ReactNode } from 'react'
import { officeKey, REPORT_TRIAGE_PERMISSION } from '../../contract/reports/desk.calls.ts'
import { AddHolder } from './add-holder.tsx'
import { MakeKey } from './make-key.tsx'
import { useOpenedKey } from './opened-key.ts'
import { RecoverKey } from './recover-key.tsx'
import { DESK_TEXTS } from './report-desk.texts.ts'
import { UnlockKey } from './unlock-key.tsx'

/** Shows the state of the office's key and what to do about it. Hidden from people who only read states. */
export function KeyPanel() {
  return usePermission(REPORT_TRIAGE_PERMISSION) ? <OfficeKeyPanel /> : null
}

function OfficeKeyPanel() {
  const texts = useTexts(DESK_TEXTS).key
  const query = useAppQuery(officeKey)
  const { data: key } = query
  const { identity, lock } = useOpenedKey()

  function renderBody(): ReactNode {
    if (key === undefined) return <QueryState query={query} lines={2} />
    if (key.recipient === null) return <MakeKey />
    if (identity !== null) {
      return (
        <Stack>
          <div>
            <Status meaning="green">{texts.open}</Status>
          </div>
          <AddHolder officeKey={key} identity={identity} />
        </Stack>
      )
    }
    if (key.wrapped === null) {
      return (
        <Stack>
          <Prose>{texts.notMine}</Prose>
          <RecoverKey />
        </Stack>
      )
    }
    return <UnlockKey wrapped={key.wrapped} />
  }

  return (
    <Section title={texts.title} actions={identity !== null && <Button onClick={lock}>{texts.lock}</Button>}>
      {renderBody()}
    </Section>
  )
}
