import { useTexts } from '@apron/sdk'
import { PasswordField } from '@apron/ui/fields'
import { Form } from '@apron/ui/form'
import { useState } from 'react'
import { unwrapKey } from './key-encryption.ts'
import { useOpenedKey } from './opened-key.ts'
import { DESK_TEXTS } from './report-desk.texts.ts'

/** Opens the office's key with the passphrase of the user. The open key stays in this browser. */
export function UnlockKey({ wrapped }: { readonly wrapped: string }) {
  const texts = useTexts(DESK_TEXTS).key
  const { open } = useOpenedKey()
  const [passphrase, setPassphrase] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function unlock(): Promise<void> {
    setBusy(true)
    setWrong(false)
    const identity = await unwrapKey(wrapped, passphrase)
    setBusy(false)
    if (identity === null) return setWrong(true)
    setPassphrase('')
    open(identity)
  }

  return (
    <Form
      label={texts.title}
      columns={1}
      onSubmit={() => void unlock()}
      submit={{ label: texts.unlock, kind: 'primary', busy: isBusy, disabled: passphrase === '' }}
    >
      <PasswordField
        label={texts.passphrase}
        autoComplete="off"
        width={420}
        value={passphrase}
        hint={isBusy ? texts.working : texts.locked}
        error={isWrong ? texts.wrong : null}
        onChange={setPassphrase}
      />
    </Form>
  )
}
