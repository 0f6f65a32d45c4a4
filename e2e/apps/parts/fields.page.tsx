import { queryUsers } from '@apron/contract/calls/user.calls'
import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { type UploadedFile, useCall, useFiles, useHost, useLanguage, useTexts } from '@apron/sdk'
import { DateRangeField, type DayRange } from '@apron/ui/date-fields'
import { NumberField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { UploadField } from '@apron/ui/upload-field'
import { type FoundUser, UserField, type UserSearch, UsersField } from '@apron/ui/user-field'
import { type Validity, ValidityField } from '@apron/ui/validity-field'
import { useMemo, useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

/** The day the validity fields start at, so that a test knows what comes out. */
const TODAY = '2026-03-02'
const SIZE = 20

export default function FieldsPage() {
  const texts = useTexts(PARTS_TEXTS).fields
  const call = useCall()
  const [user, setUser] = useState<FoundUser | null>(null)
  const [users, setUsers] = useState<FoundUser[]>([])
  const [whole, setWhole] = useState<number | null>(0)
  const [exact, setExact] = useState<number | null>(null)
  const [period, setPeriod] = useState<DayRange>([null, null])
  const [validity, setValidity] = useState<Validity | null>(null)
  const [delegation, setDelegation] = useState<Validity | null>(null)
  const [lists, setLists] = useState<readonly UploadedFile[]>([])
  const files = useFiles()
  const host = useHost()
  const language = useLanguage()
  const search: UserSearch = useMemo(
    () => async (text, signal) => {
      const body = { current: 1, size: SIZE, queryCriteria: { text } }
      return (await call(queryUsers, { body }, { signal })).records
    },
    [call],
  )
  const chosen = [...(user === null ? [] : [user]), ...users].map(({ userCode }) => userCode)
  const valid = (value: Validity | null) =>
    value === null ? texts.nothing : `${value.from}/${value.to ?? ''}`
  return (
    <Page>
      <PageHeader title={texts.title} />
      <div className="parts-form">
        <UserField label={texts.user} value={user} onChange={setUser} search={search} />
        <UsersField label={texts.users} value={users} onChange={setUsers} search={search} />
        <output aria-label={texts.chosen}>{chosen.join(' ')}</output>
        <NumberField label={texts.whole} value={whole} onChange={setWhole} min={0} max={99} />
        <NumberField label={texts.exact} value={exact} onChange={setExact} min={-5} max={5} precision={2} />
        <DateRangeField label={texts.period} value={period} onChange={setPeriod} />
        <ValidityField label={texts.validity} value={validity} onChange={setValidity} today={TODAY} />
        <output data-testid="validity">{valid(validity)}</output>
        <ValidityField
          label={texts.delegation}
          value={delegation}
          onChange={setDelegation}
          today={TODAY}
          days={[7, 10, 15, 30]}
        />
        <UploadField
          label={texts.lists}
          accept={['csv', 'pdf']}
          maxFiles={3}
          maxBytes={FILE_LIMIT_BYTES}
          files={lists}
          send={files.upload}
          load={files.read}
          onChange={setLists}
          onArrived={() => host.toast('success', ACTION_TEXTS.uploaded[language])}
          onOpen={files.preview}
          template={{ file: lists[0] ?? null, onDownload: file => void files.download(file) }}
        />
      </div>
    </Page>
  )
}
