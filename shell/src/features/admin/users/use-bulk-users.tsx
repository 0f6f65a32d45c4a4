import { type AdminUser, BULK_CHANGES, type BulkChangeKind } from '@apron/contract/organisation/admin-user'
import { changeSeveralUsers, pageAdminUsers } from '@apron/contract/organisation/admin-user.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import type { BulkActions } from '@apron/pages/list'
import { useLanguage, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { SelectField } from '@apron/ui/select'
import { type ReactNode, useState } from 'react'
import { invitationTexts } from '../invitations/invitations.texts.ts'
import { useInvite } from '../invitations/use-invite.tsx'
import { bulkUsersTexts } from './bulk-users.texts.ts'
import { choicesOf } from './change-choices.ts'
import type { UserOptions } from './use-user-options.ts'

/** Returns the bulk actions for the selected people: a change to each, or invitations. */
export function useBulkUsers(options: UserOptions): {
  readonly bulk: BulkActions<AdminUser>
  readonly view: ReactNode
} {
  const t = useTexts(bulkUsersTexts)
  const invitationText = useTexts(invitationTexts)
  const language = useLanguage()
  const invite = useInvite()
  const changing = useAction(changeSeveralUsers, { invalidates: [pageAdminUsers, pagePermissionChanges] })
  const [kind, setKind] = useState<BulkChangeKind | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const choices = kind === null ? null : choicesOf(kind, options)
  const complete = kind !== null && (choices === null || code !== null)

  return {
    view: invite.view,
    bulk: {
      rowName: ({ userCode, nameZh, nameEn }) => `${userCode} ${language === 'zh' ? nameZh : nameEn}`,
      actions: [
        {
          id: 'invite',
          label: invitationText.invite,
          message: invite.text,
          fields: invite.field,
          run: rows => invite.run(rows.map(({ userCode }) => userCode)),
        },
        {
          id: 'change',
          label: t.change,
          message: t.changeText,
          fields: (
            <>
              <SelectField
                label={t.what}
                required
                value={kind}
                options={BULK_CHANGES.map(value => ({ value, label: t[value] }))}
                error={submitted && kind === null ? t.choose : undefined}
                onChange={next => {
                  setKind(BULK_CHANGES.find(each => each === next) ?? null)
                  setCode(null)
                  setSubmitted(false)
                }}
              />
              {choices !== null && kind !== null && (
                <SelectField
                  label={t.value}
                  required
                  searchable
                  value={code}
                  options={choices}
                  error={submitted && code === null ? t.choose : undefined}
                  onChange={setCode}
                />
              )}
            </>
          ),
          ready: () => {
            setSubmitted(true)
            return complete
          },
          async run(rows) {
            if (kind === null) return null
            const outcome = await changing.run({
              body: {
                change: { kind, code: code ?? '' },
                rows: rows.map(({ userCode, version }) => ({ id: userCode, version })),
              },
            })
            if (!outcome.done) return null
            setKind(null)
            setCode(null)
            setSubmitted(false)
            return outcome.data
          },
        },
      ],
    },
  }
}
