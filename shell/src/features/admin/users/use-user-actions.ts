import type { AdminUser, Invitation } from '@apron/contract/organisation/admin-user'
import {
  endUserSessions,
  inviteUser,
  pageAdminUsers,
  resetUserPassword,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { editAction, ROW_TEXTS } from '@apron/pages/list'
import { fillText, useHost, useLanguage, useSession, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { useState } from 'react'
import { waitingTexts } from '../changes/changes.texts.ts'
import { usersTexts } from './users.texts.ts'

const invalidates = [pageAdminUsers, pagePermissionChanges]

/** Returns the row actions of a person, and the link to hand over. */
export function useUserActions(edit: (user: AdminUser) => void) {
  const t = useTexts(usersTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const wait = useTexts(waitingTexts)
  const host = useHost()
  const language = useLanguage()
  const userCode = useSession().user?.code
  const [invited, setInvited] = useState<{ readonly name: string; readonly invitation: Invitation } | null>(
    null,
  )
  const enabling = useAction(setUserEnabled, {
    invalidates,
    done: ({ waiting }) =>
      waiting === undefined ? t.enabled : fillText(wait.saved, { until: wireMinute(waiting.until) }),
  })
  const disabling = useAction(setUserEnabled, { invalidates, done: t.disabled })
  const ending = useAction(endUserSessions, { invalidates, done: t.ended })
  const inviting = useAction(inviteUser)
  const resetting = useAction(resetUserPassword)
  const personOf = ({ userCode: code, nameZh, nameEn }: AdminUser) => ({
    name: language === 'zh' ? nameZh : nameEn,
    code,
  })
  const confirm = (title: string, question: string, values: Readonly<Record<string, string | number>>) =>
    host.confirm({ title, message: fillText(question, values), confirmLabel: title })

  const disable = async (user: AdminUser) => {
    if (!(await confirm(t.disable, t.disableQuestion, personOf(user)))) return
    await disabling.run({ body: { userCode: user.userCode, enabled: false, version: user.version } })
  }
  const endSessions = async (user: AdminUser) => {
    if (!(await confirm(t.endSessions, t.endQuestion, { ...personOf(user), count: user.sessions }))) return
    await ending.run({ body: { userCode: user.userCode } })
  }
  const invite = async (user: AdminUser) => {
    const outcome = await inviting.run({ body: { userCode: user.userCode } })
    if (!outcome.done) return
    const { path, sentTo } = outcome.data
    if (path === '') host.toast('success', fillText(t.linkSent, { ...personOf(user), sentTo }))
    else setInvited({ name: personOf(user).name, invitation: outcome.data })
  }
  const inviteAgain = async (user: AdminUser) => {
    if (await confirm(t.invite, t.inviteQuestion, personOf(user))) await invite(user)
  }
  const reset = async (user: AdminUser) => {
    if (!(await confirm(t.reset, t.resetQuestion, personOf(user)))) return
    const sent = await resetting.run({ body: { userCode: user.userCode } })
    if (!sent.done) return
    host.toast('success', fillText(t.linkSent, { ...personOf(user), sentTo: sent.data.sentTo }))
  }

  const actionsOf = (user: AdminUser): MenuAction[] => [
    editAction(rowTexts, () => edit(user)),
    user.state === 'disabled'
      ? {
          id: 'enable',
          label: t.enable,
          onSelect: () =>
            void enabling.run({ body: { userCode: user.userCode, enabled: true, version: user.version } }),
        }
      : {
          id: 'disable',
          label: t.disable,
          danger: true,
          disabled: user.userCode === userCode,
          onSelect: () => void disable(user),
        },
    user.state === 'new'
      ? { id: 'invite', label: t.invite, onSelect: () => void inviteAgain(user) }
      : {
          id: 'reset',
          label: t.reset,
          disabled: user.state === 'disabled',
          onSelect: () => void reset(user),
        },
    {
      id: 'end',
      label: t.endSessions,
      disabled: user.sessions === 0 && !user.quickSignIn,
      onSelect: () => void endSessions(user),
    },
  ]
  return { actionsOf, invite, invited, closeInvited: () => setInvited(null) }
}
