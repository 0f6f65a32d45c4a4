import { SECURITY_KEY_NAME_LENGTH } from '@apron/contract/limits/quick-sign-in'
import type { SecurityKeyKind, SecurityKeysState } from '@apron/contract/sign-in/security-key'
import {
  markOwnDevice,
  removeSecurityKey,
  renameSecurityKey,
  securityKeysState,
} from '@apron/contract/sign-in/security-keys.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Alert, ErrorState, Skeleton, toast } from '@apron/ui/feedback'
import { CheckField, TextField } from '@apron/ui/fields'
import { type FormEvent, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { metaContent } from '../../platform/variant.ts'
import styles from './quick-sign-in.module.css'
import { quickSignInTexts } from './quick-sign-in.texts.ts'
import { registerKey } from './register-key.ts'
import { SecurityKeyItem } from './security-key-item.tsx'
import { useServerState } from './use-server-state.ts'

/** Keys are bound to the portal's configured address, and need browser support. */
const canUseKeys = () =>
  metaContent('apron-security-keys') === location.origin && 'PublicKeyCredential' in window

/**
 * Manages login methods that work on any device: security keys and badges, and personal devices (AUTH-47,
 * AUTH-48).
 */
export function SecurityKeys({ http }: { readonly http: HttpClient }) {
  const texts = useTexts(quickSignInTexts)
  const { state, problem, busy, run } = useServerState(http, securityKeysState, texts.needsNetwork, true)
  const [name, setName] = useState('')
  const [nameProblem, setNameProblem] = useState('')

  async function runChange(work: () => Promise<SecurityKeysState>, successText: string): Promise<boolean> {
    const isDone = await run(work)
    if (isDone) toast.success(successText)
    return isDone
  }

  async function add(kind: SecurityKeyKind, keyName: string): Promise<void> {
    const isAdded = await run(async () => {
      const registration = await registerKey(http, kind, keyName)
      if (registration.kind === 'added') return registration.state
      return registration.kind === 'alreadyRegistered' ? texts.keyKnown : texts.keyNotMade
    })
    if (!isAdded) return
    setName('')
    toast.success(texts.keyAdded)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const keyName = name.trim()
    setNameProblem(keyName === '' ? texts.enterKeyName : '')
    if (keyName !== '') await add('carried', keyName)
  }

  function renderAddForms(ownDevice: boolean) {
    return (
      <>
        <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
          <TextField
            label={texts.keyName}
            name="key-name"
            maxLength={SECURITY_KEY_NAME_LENGTH}
            placeholder={texts.keyNameHint}
            value={name}
            error={nameProblem === '' ? undefined : nameProblem}
            onChange={setName}
          />
          <div className={styles['actions']}>
            <Button type="submit" busy={busy}>
              {texts.addKey}
            </Button>
          </div>
        </form>
        <CheckField
          label={texts.ownDevice}
          checked={ownDevice}
          disabled={busy}
          onChange={own =>
            void runChange(
              () => http.call(markOwnDevice, { body: { own } }),
              own ? texts.marked : texts.unmarked,
            )
          }
        />
        <p className={styles['hint']}>{texts.ownDeviceHint}</p>
        {ownDevice && (
          <div className={styles['actions']}>
            <Button busy={busy} onClick={() => void add('device', texts.thisDevice)}>
              {texts.addDevice}
            </Button>
          </div>
        )}
      </>
    )
  }

  function content() {
    if (state === null) {
      return problem === '' ? (
        <Skeleton lines={2} />
      ) : (
        <ErrorState text={problem} onRetry={() => void run(() => http.call(securityKeysState))} />
      )
    }
    return (
      <>
        <p className={styles['hint']}>{texts.keysHint}</p>
        {problem !== '' && <Alert meaning="red">{problem}</Alert>}
        {state.keys.length > 0 && (
          <ul className={styles['keys']}>
            {state.keys.map(key => (
              <SecurityKeyItem
                key={key.id}
                securityKey={key}
                busy={busy}
                onRename={renamed =>
                  runChange(
                    () => http.call(renameSecurityKey, { body: { id: key.id, name: renamed } }),
                    texts.keyRenamed,
                  )
                }
                onRemove={() =>
                  void runChange(
                    () => http.call(removeSecurityKey, { body: { id: key.id } }),
                    texts.keyRemoved,
                  )
                }
              />
            ))}
          </ul>
        )}
        {canUseKeys() ? renderAddForms(state.ownDevice) : <Alert meaning="amber">{texts.keysNotHere}</Alert>}
      </>
    )
  }

  return (
    <section className={styles['part']}>
      <h3>{texts.keys}</h3>
      {content()}
    </section>
  )
}
