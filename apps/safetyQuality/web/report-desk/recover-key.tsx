import { useSession, useTexts } from '@apron/sdk'
import { useAction, useAppQuery } from '@apron/sdk/query'
import { PasswordField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { useState } from 'react'
import { addKeyHolder, officeKey, recoverOfficeKey } from '../../contract/reports/desk.calls.ts'
import { normalizeRecoveryKey } from '../../contract/rules/sealing/recovery-key.ts'
import { unwrapKey, wrapKey } from './key-encryption.ts'
import { NewPassphrase, NO_PASSPHRASE, passphraseProblem } from './new-passphrase.tsx'
import { useOpenedKey } from './opened-key.ts'
import { DESK_TEXTS } from './report-desk.texts.ts'

/** Opens the key with the printed recovery key, and gives the caller a passphrase of their own. */
export function RecoverKey() {
  const texts = useTexts(DESK_TEXTS).key
  const userCode = useSession().user?.code ?? ''
  const { open } = useOpenedKey()
  const { data: stored } = useAppQuery(recoverOfficeKey)
  const adding = useAction(addKeyHolder, { invalidates: [officeKey] })
  const [recovery, setRecovery] = useState('')
  const [passphrase, setPassphrase] = useState(NO_PASSPHRASE)
  const [hasTried, setHasTried] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [isWorking, setWorking] = useState(false)

  async function recover(): Promise<void> {
    setHasTried(true)
    setWrong(false)
    if (stored === undefined || passphraseProblem(passphrase) !== null) return
    setWorking(true)
    const identity = await unwrapKey(stored.wrapped, normalizeRecoveryKey(recovery))
    if (identity === null) setWrong(true)
    else {
      const wrapped = await wrapKey(identity, passphrase.text)
      if ((await adding.run({ body: { userCode, wrapped } })).done) open(identity)
    }
    setWorking(false)
  }

  return (
    <Form
      label={texts.useRecovery}
      columns={3}
      onSubmit={() => void recover()}
      submit={{ label: texts.useRecovery, busy: isWorking, disabled: recovery === '' }}
    >
      <PasswordField
        label={texts.recovery}
        autoComplete="off"
        value={recovery}
        error={isWrong ? texts.wrong : null}
        onChange={setRecovery}
      />
      <NewPassphrase passphrase={passphrase} hasTried={hasTried} onChange={setPassphrase} />
    </Form>
  )
}
