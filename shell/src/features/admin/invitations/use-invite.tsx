import type { RowResult } from '@apron/contract/lists/row-results'
import { getInvitationChannels, inviteSeveralUsers } from '@apron/contract/organisation/admin-user.calls'
import { useTexts } from '@apron/sdk'
import { useAction, useAppQuery } from '@apron/sdk/query'
import { ChoiceField } from '@apron/ui/fields'
import { type ReactNode, useState } from 'react'
import { invitationTexts } from './invitations.texts.ts'
import { useLinkSheet } from './use-link-sheet.tsx'

type DeliveryMethod = 'send' | 'print'

export interface Invite {
  readonly method: DeliveryMethod
  /** Selects between the available delivery methods. */
  readonly field: ReactNode
  /** Explains what will happen. */
  readonly text: string
  /** Invites these people. Returns null if nothing was done and the user has been told. */
  readonly run: (userCodes: readonly string[]) => Promise<readonly RowResult[] | null>
  /** Content to print, rendered outside the dialog. */
  readonly view: ReactNode
}

/** Sends invitations by message if there is a gateway, otherwise prints them. */
export function useInvite(): Invite {
  const t = useTexts(invitationTexts)
  const { data, isError } = useAppQuery(getInvitationChannels)
  const sending = useAction(inviteSeveralUsers)
  const sheet = useLinkSheet()
  const [chosen, setChosen] = useState<DeliveryMethod | null>(null)
  const gateway = data?.gateway === true
  const method = gateway ? (chosen ?? 'send') : 'print'
  return {
    method,
    text: method === 'send' ? t.sendText : t.printText,
    field: (
      <ChoiceField
        label={t.way}
        appearance="radios"
        value={method}
        options={[
          { value: 'send', label: t.send, disabled: !gateway },
          { value: 'print', label: t.print },
        ]}
        hint={gateway ? undefined : isError ? t.unknown : t.noGateway}
        onChange={setChosen}
      />
    ),
    async run(userCodes) {
      if (method === 'print') return await sheet.print(userCodes)
      const sent = await sending.run({ body: { userCodes: [...userCodes] } })
      return sent.done ? sent.data : null
    },
    view: sheet.view,
  }
}
