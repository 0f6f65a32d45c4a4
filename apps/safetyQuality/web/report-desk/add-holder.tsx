import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Form } from '@apron/ui/form'
import { Prose } from '@apron/ui/text'
import { useState } from 'react'
import { addKeyHolder, officeKey } from '../../contract/reports/desk.calls.ts'
import type { OfficeKey } from '../../contract/reports/report.entities.ts'
import { wrapKey } from './key-encryption.ts'
import { NewPassphrase, NO_PASSPHRASE, passphraseProblem } from './new-passphrase.tsx'
import { DESK_TEXTS } from './report-desk.texts.ts'

const FORM = 'safetyQuality-add-holder'

interface AddHolderProps {
  readonly officeKey: OfficeKey
  readonly identity: string
}

/** Shows the holders of the key, and adds a person of the office, who types a passphrase of their own. */
export function AddHolder({ officeKey: { holders, others }, identity }: AddHolderProps) {
  const texts = useTexts(DESK_TEXTS).key
  const adding = useAction(addKeyHolder, { invalidates: [officeKey], done: texts.added })
  const [user, setUser] = useState<(typeof others)[number] | null>(null)
  const [passphrase, setPassphrase] = useState(NO_PASSPHRASE)
  const [hasTried, setHasTried] = useState(false)
  const [isWorking, setWorking] = useState(false)

  function close(): void {
    setUser(null)
    setPassphrase(NO_PASSPHRASE)
    setHasTried(false)
  }

  async function add(userCode: string): Promise<void> {
    setHasTried(true)
    if (passphraseProblem(passphrase) !== null) return
    setWorking(true)
    const wrapped = await wrapKey(identity, passphrase.text)
    const outcome = await adding.run({ body: { userCode, wrapped } })
    setWorking(false)
    if (outcome.done) close()
  }

  return (
    <>
      <Prose>{`${texts.holders}: ${holders.map(({ name }) => name).join(' · ')}`}</Prose>
      {others.map(other => (
        <div key={other.code}>
          <Button onClick={() => setUser(other)}>{`${texts.add}: ${other.name}`}</Button>
        </div>
      ))}
      <Dialog
        open={user !== null}
        title={texts.add}
        busy={isWorking}
        onClose={close}
        actions={
          <Button kind="primary" type="submit" form={FORM} busy={isWorking}>
            {texts.add}
          </Button>
        }
      >
        <Prose>{fillText(texts.addNote, { name: user?.name ?? '' })}</Prose>
        <Form id={FORM} label={texts.add} columns={1} onSubmit={() => void (user !== null && add(user.code))}>
          <NewPassphrase passphrase={passphrase} hasTried={hasTried} onChange={setPassphrase} />
        </Form>
      </Dialog>
    </>
  )
}
