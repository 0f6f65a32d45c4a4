import type { ImportReport } from '@apron/contract/lists/csv-import'
import { pageAdminUsers } from '@apron/contract/organisation/admin-user.calls'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { loadAllRows, type PagePosition } from '@apron/ui/table'
import { type ReactNode, useState } from 'react'
import { invitationTexts } from '../invitations/invitations.texts.ts'
import { InviteManyDialog } from '../invitations/invite-many-dialog.tsx'

interface InviteTarget {
  readonly title: string
  readonly intro?: string
  readonly userCodes: readonly string[]
}

export interface InviteMany {
  /** Offers to invite the people added by an import. */
  readonly inviteImported: (report: ImportReport) => void
  /** Offers to invite everybody without a password. */
  readonly inviteAllNew: () => Promise<void>
  readonly view: ReactNode
}

/**
 * Opens the dialog that invites many people. @param onClose called afterwards, when the list is out of date
 */
export function useInviteMany(onClose: () => void): InviteMany {
  const t = useTexts(invitationTexts)
  const host = useHost()
  const loading = useAction(pageAdminUsers)
  const [target, setTarget] = useState<InviteTarget | null>(null)
  return {
    inviteImported({ added, changed, waiting, addedKeys }) {
      const intro = fillText(t.importedText, { added, changed, waiting })
      setTarget({ title: t.imported, intro, userCodes: addedKeys })
    },
    async inviteAllNew() {
      const queryCriteria = { state: 'new' as const }
      const fetchPage = async (position: PagePosition) => {
        const page = await loading.run({ body: { ...position, queryCriteria } })
        if (!page.done) throw page.error
        return page.data
      }
      // The failure has already been shown.
      const people = await loadAllRows(fetchPage).catch(() => null)
      if (people === null) return
      const userCodes = people.map(({ userCode }) => userCode)
      if (userCodes.length === 0) return host.toast('info', t.nobodyNew)
      setTarget({ title: t.inviteNew, userCodes })
    },
    view: target && (
      <InviteManyDialog
        {...target}
        onClose={() => {
          setTarget(null)
          onClose()
        }}
      />
    ),
  }
}
