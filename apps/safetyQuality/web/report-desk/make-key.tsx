import { useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { Form } from '@apron/ui/form'
import { Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { useState } from 'react'
import { makeOfficeKey, officeKey } from '../../contract/reports/desk.calls.ts'
import { beginReport } from '../../contract/reports/report.calls.ts'
import { newRecoveryKey } from '../../contract/rules/sealing/recovery-key.ts'
import { createOfficeKey, wrapKey } from './key-encryption.ts'
import { NewPassphrase, NO_PASSPHRASE, passphraseProblem } from './new-passphrase.tsx'
import { useOpenedKey } from './opened-key.ts'
import { DESK_TEXTS } from './report-desk.texts.ts'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** Creates the first key of the office. Shows the recovery key before storing the key, so that it is not missed. */
export function MakeKey() {
  const texts = useTexts(DESK_TEXTS).key
  const { open } = useOpenedKey()
  const making = useAction(makeOfficeKey, { invalidates: [officeKey, beginReport], done: texts.made })
  const [passphrase, setPassphrase] = useState(NO_PASSPHRASE)
  const [hasTried, setHasTried] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [recovery, setRecovery] = useState<string | null>(null)

  function showRecoveryKey(): void {
    setHasTried(true)
    if (passphraseProblem(passphrase) === null) setRecovery(newRecoveryKey(randomBytes))
  }

  async function make(recoveryKey: string): Promise<void> {
    setWorking(true)
    const { identity, recipient } = await createOfficeKey()
    const body = {
      recipient,
      wrapped: await wrapKey(identity, passphrase.text),
      recovery: await wrapKey(identity, recoveryKey),
    }
    const outcome = await making.run({ body })
    setWorking(false)
    setRecovery(null)
    if (outcome.done) open(identity)
  }

  return (
    <Stack>
      <Alert meaning="amber">{texts.none}</Alert>
      <Form label={texts.title} onSubmit={showRecoveryKey} submit={{ label: texts.make, kind: 'primary' }}>
        <NewPassphrase passphrase={passphrase} hasTried={hasTried} onChange={setPassphrase} />
      </Form>
      <Dialog
        open={recovery !== null}
        title={texts.recovery}
        busy={isWorking}
        onClose={() => setRecovery(null)}
        actions={
          <Button kind="primary" busy={isWorking} onClick={() => void (recovery !== null && make(recovery))}>
            {texts.recoveryKept}
          </Button>
        }
      >
        <Stack>
          <strong className="sq-code">{recovery}</strong>
          <Prose>{isWorking ? texts.working : texts.recoveryNote}</Prose>
        </Stack>
      </Dialog>
    </Stack>
  )
}
