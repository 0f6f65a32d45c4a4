import { listAdminSubAppUploads, tryAdminSubAppVersion } from '@apron/contract/calls/admin-sub-app.calls'
import { TRIAL_DAYS, TRIAL_PEOPLE } from '@apron/contract/limits/sub-app'
import { PeopleField } from '@apron/pages/fields'
import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { MultiSelectField } from '@apron/ui/select'
import type { FoundUser } from '@apron/ui/user-field'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import type { VersionRow } from './version-rows.ts'

interface TryDialogProps {
  readonly row: VersionRow
  readonly onClose: () => void
}

/** Who is to try a version before everybody gets it. */
export function TryDialog({ row, onClose }: TryDialogProps) {
  const t = useTexts(subAppsAdminTexts)
  const common = useTexts(adminTexts)
  const [people, setPeople] = useState<readonly FoundUser[]>([])
  const [roles, setRoles] = useState<readonly string[]>([])
  const roleOptions = useSourceOptions('role')
  const trying = useAction(tryAdminSubAppVersion, {
    done: fillText(t.tried, { app: row.app.title, version: row.version.version }),
    invalidates: [listAdminSubAppUploads],
    inPlace: true,
  })
  const { name } = row.app
  const { version } = row.version
  const tooMany = people.length > TRIAL_PEOPLE
  const begin = async () => {
    const users = people.map(({ userCode }) => userCode)
    if ((await trying.run({ body: { name, version, users, roles: [...roles] } })).done) onClose()
  }
  return (
    <Dialog
      open
      width={600}
      title={fillText(t.tryOf, { app: row.app.title, version })}
      busy={trying.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={trying.busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={tooMany || (people.length === 0 && roles.length === 0)}
            busy={trying.busy}
            onClick={() => void begin()}
          >
            {t.tryStart}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {trying.failure !== null && <Alert meaning="red">{trying.failure}</Alert>}
        <p>{fillText(t.tryHint, { days: TRIAL_DAYS })}</p>
        <PeopleField
          label={t.tryPeople}
          value={people}
          onChange={setPeople}
          {...(tooMany ? { error: fillText(t.tryTooMany, { count: TRIAL_PEOPLE }) } : {})}
        />
        <MultiSelectField label={t.tryRoles} value={[...roles]} onChange={setRoles} options={roleOptions} />
      </div>
    </Dialog>
  )
}
