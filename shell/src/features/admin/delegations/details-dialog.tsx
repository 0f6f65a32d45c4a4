import type { DelegationDetails } from '@apron/contract/delegations/delegation'
import { getDelegation } from '@apron/contract/delegations/delegation.calls'
import { isoOfWire, wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { DescriptionList, factsOf } from '@apron/ui/description-list'
import { Dialog } from '@apron/ui/dialog'
import { Alert, Skeleton } from '@apron/ui/feedback'
import { Status } from '@apron/ui/status'
import { Tabs } from '@apron/ui/tabs'
import { Timeline } from '@apron/ui/timeline'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { DELEGATION_MEANINGS } from './delegations.table.tsx'
import { delegationsTexts } from './delegations.texts.ts'

interface DetailsDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** Shows a delegation: its terms, what it grants, and what was done under it. */
export function DelegationDetailsDialog({ id, name, onClose }: DetailsDialogProps) {
  const t = useTexts(delegationsTexts)
  const common = useTexts(adminTexts)
  const details = useAppQuery(getDelegation, { query: { id } })
  return (
    <Dialog
      open
      width={800}
      title={fillText(t.detailsOf, { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      {details.isError && (
        <div className={styles['stack']}>
          <Alert meaning="red">{t.failed}</Alert>
        </div>
      )}
      {details.isPending && <Skeleton lines={6} />}
      {details.data && <Contents details={details.data} />}
    </Dialog>
  )
}

function Contents({ details }: { readonly details: DelegationDetails }) {
  const t = useTexts(delegationsTexts)
  const [shown, setShown] = useState('facts')
  const { acts, rights } = details
  return (
    <Tabs
      label={t.title}
      items={[
        { id: 'facts', label: t.facts },
        { id: 'gives', label: t.gives, count: rights.length },
        { id: 'done', label: t.done, count: acts.length },
      ]}
      value={shown}
      onChange={setShown}
    >
      {shown === 'facts' && <Facts details={details} />}
      {shown === 'gives' && <Grants details={details} />}
      {shown === 'done' && <Actions details={details} />}
    </Tabs>
  )
}

const person = ({ code, name }: { readonly code: string; readonly name: string }) => `${name} (${code})`

function Facts({ details: { delegation } }: { readonly details: DelegationDetails }) {
  const t = useTexts(delegationsTexts)
  return (
    <DescriptionList
      columns={2}
      items={factsOf(t, {
        delegator: person(delegation.delegator),
        delegate: person(delegation.delegate),
        role: delegation.role.name,
        department: delegation.department.name,
        applications: delegation.applications.map(({ name }) => name).join(', '),
        messages: t[`messages.${delegation.messages}` as const],
        validFrom: wireMinute(delegation.validFrom),
        validUntil: delegation.validUntil === null ? t.permanent : wireMinute(delegation.validUntil),
        state: (
          <Status meaning={DELEGATION_MEANINGS[delegation.state]}>
            {t[`state.${delegation.state}` as const]}
          </Status>
        ),
        createdBy: `${person(delegation.createdBy)} · ${wireMinute(delegation.createdAt)}`,
        revokedBy:
          delegation.revokedBy === null
            ? undefined
            : `${person(delegation.revokedBy)} · ${wireMinute(delegation.revokedAt)}`,
      })}
    />
  )
}

function Grants({ details: { posts, rights } }: { readonly details: DelegationDetails }) {
  const t = useTexts(delegationsTexts)
  if (rights.length === 0) return <p>{t.noRights}</p>
  return (
    <DescriptionList
      columns={1}
      items={[
        ...(posts.length === 0
          ? []
          : [{ id: 'posts', label: t.posts, value: posts.map(({ name }) => name).join(', ') }]),
        {
          id: 'rights',
          label: t.rights,
          value: (
            <ul>
              {rights.map(({ code, name }) => (
                <li key={code}>{name}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

function Actions({ details: { acts } }: { readonly details: DelegationDetails }) {
  const t = useTexts(delegationsTexts)
  if (acts.length === 0) return <p>{t.noActs}</p>
  return (
    <Timeline
      label={t.done}
      entries={acts.map(({ at, by, id, url, what }) => ({
        id,
        when: wireMinute(at),
        dateTime: isoOfWire(at),
        who: by.name,
        what: url === '' ? what : <a href={url}>{what}</a>,
      }))}
    />
  )
}
