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
  readonly imported: (report: ImportReport) => void
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
  const asking = useAction(pageAdminUsers)
  const [asked, setAsked] = useState<InviteTarget | null>(null)
  return {
    imported({ added, changed, waiting, addedKeys }) {
      const intro = fillText(t.importedText, { added, changed, waiting })
      setAsked({ title: t.imported, intro, userCodes: addedKeys })
    },
    async inviteAllNew() {
      const queryCriteria = { state: 'new' as const }
      const ask = async (position: PagePosition) => {
        const page = await asking.run({ body: { ...position, queryCriteria } })
        if (!page.done) throw page.error
        return page.data
      }
      // The failure has already been shown.
      const people = await loadAllRows(ask).catch(() => null)
      if (people === null) return
      const userCodes = people.map(({ userCode }) => userCode)
      if (userCodes.length === 0) return host.toast('info', t.nobodyNew)
      setAsked({ title: t.inviteNew, userCodes })
    },
    view: asked && (
      <InviteManyDialog
        {...asked}
        onClose={() => {
          setAsked(null)
          onClose()
        }}
      />
    ),
  }
}
