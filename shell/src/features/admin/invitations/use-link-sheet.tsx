import type { RowResult } from '@apron/contract/lists/row-results'
import type { LinkSheet as Sheet } from '@apron/contract/organisation/admin-user'
import { printUserLinks } from '@apron/contract/organisation/admin-user.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import { invitationTexts } from './invitations.texts.ts'
import { LinkSheet } from './link-sheet.tsx'

export interface LinkPrinting {
  /**
   * Creates the links and opens the print window. @returns the outcome per person, or null if no link was
   * created and the user has been told
   */
  readonly print: (userCodes: readonly string[]) => Promise<RowResult[] | null>
  /** The sheet while it is shown. */
  readonly view: ReactNode
}

/** Links are created when they are printed and discarded when the dialog closes. */
export function useLinkSheet(): LinkPrinting {
  const printing = useAction(printUserLinks)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  return {
    async print(userCodes) {
      const outcome = await printing.run({ body: { userCodes: [...userCodes] } })
      if (!outcome.done) return null
      const { links, others } = outcome.data
      if (links.length > 0) setSheet(outcome.data)
      return [
        ...links.map(({ userCode }) => ({ id: userCode, done: true, msg: '' })),
        ...others.map(({ userCode, text }) => ({ id: userCode, done: false, msg: text })),
      ]
    },
    view: sheet && <SheetDialog sheet={sheet} onClose={() => setSheet(null)} />,
  }
}

function SheetDialog({ sheet, onClose }: { readonly sheet: Sheet; readonly onClose: () => void }) {
  const t = useTexts(invitationTexts)
  const host = useHost()
  useEffect(() => window.print(), [])
  const close = async () => {
    const sure = await host.confirm({ title: t.sheetTitle, message: t.closeQuestion, confirmLabel: t.close })
    if (sure) onClose()
  }
  return (
    <Dialog
      open
      width={600}
      title={t.sheetTitle}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>{t.close}</Button>
          <Button kind="primary" onClick={() => window.print()}>
            {t.printAgain}
          </Button>
        </>
      }
    >
      <p>{fillText(t.sheetText, { count: sheet.links.length, until: wireMinute(sheet.validUntil) })}</p>
      <LinkSheet sheet={sheet} />
    </Dialog>
  )
}
