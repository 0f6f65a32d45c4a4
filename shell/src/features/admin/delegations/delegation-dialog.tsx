import { DELEGATION_MESSAGES, type Delegation, DelegationSave } from '@apron/contract/delegations/delegation'
import {
  getDelegation,
  getDelegationChoices,
  pageDelegations,
  saveDelegation,
} from '@apron/contract/delegations/delegation.calls'
import { DELEGATION_DAYS } from '@apron/contract/limits/permissions'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { delegationProblems } from '@apron/contract/rules/delegations/delegation-fields'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { wireDate, wireMinute } from '@apron/contract/wire/formats/wire-time'
import { codeOptions, PersonField } from '@apron/pages/fields'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, serverNow, useCall, usePermission, useSession, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { type Validity, ValidityField } from '@apron/ui/validity-field'
import { useState } from 'react'
import { waitingTexts } from '../changes/changes.texts.ts'
import { type DelegationForm, daysOf, delegationRequest, formOf, newDelegation } from './delegation-form.ts'
import { delegationsTexts } from './delegations.texts.ts'

interface DelegationDialogProps {
  /** Null to create a delegation. */
  readonly delegation: Delegation | null
  readonly onClose: () => void
}

/** Creates a delegation, or edits the parts of one that may still change. */
export function DelegationDialog({ delegation, onClose }: DelegationDialogProps) {
  const t = useTexts(delegationsTexts)
  const wait = useTexts(waitingTexts)
  const call = useCall()
  const userCode = useSession().user?.code ?? ''
  const canChooseDelegator = usePermission(ADMIN_PERMISSIONS.users.edit) && delegation === null
  const hasStarted = delegation !== null && delegation.state !== 'upcoming'
  const firstDay = hasStarted ? delegation.validFrom.slice(0, 10) : null
  const [openedOn] = useState(() => wireDate(serverNow()))
  /** True while a custom period has only one of its two days. */
  const [halfRange, setHalfRange] = useState(false)
  const [delegator, setDelegator] = useState(delegation?.delegator.code ?? userCode)
  const choices = useAppQuery(
    getDelegationChoices,
    delegator === '' ? null : { body: delegator === userCode ? {} : { delegator } },
  )
  const offer = choices.data ?? null
  const form = useRecordForm({
    call: saveDelegation,
    schema: DelegationSave,
    labels: t,
    start: delegation === null ? newDelegation(userCode) : formOf(delegation),
    record: delegation?.id ?? 'new',
    input: ({ validity, ...filled }: DelegationForm) => ({
      body: { ...filled, name: filled.name.trim(), ...daysOf({ validity }, firstDay) },
    }),
    problems: filled =>
      delegationProblems(
        delegationRequest(filled, { firstDay, today: offer?.today ?? null }),
        offer,
        halfRange,
      ),
    words: {
      validity: validity => (validity === null ? '' : `${validity.from} – ${validity.to ?? t.permanent}`),
      messages: messages => (messages === '' ? '' : t[`messages.${messages}` as const]),
    },
    done: ({ waiting }) =>
      waiting === undefined
        ? delegation === null
          ? t.added
          : t.changed
        : fillText(wait.saved, { until: wireMinute(waiting.until) }),
    invalidates: [pageDelegations, pagePermissionChanges],
    onSaved: onClose,
    async latest() {
      if (delegation === null) return null
      const { delegation: newest } = await call(getDelegation, { query: { id: delegation.id } })
      return formOf(newest)
    },
  })
  const { change, values } = form
  const chooseDelegator = (code: string | null) => {
    setDelegator(code ?? '')
    change({ delegator: code ?? '', role: '', applications: [], department: '' })
  }
  const chooseValidity = (validity: Validity | null) => {
    setHalfRange(validity === null)
    change({ validity })
  }

  return (
    <FormDialog title={delegation === null ? t.add : t.edit} width={600} form={form} onClose={onClose}>
      {hasStarted && (
        <FormWide>
          <Alert meaning="info">{t.runs}</Alert>
        </FormWide>
      )}
      {values.delegator !== '' && values.delegator !== userCode && (
        <FormWide>
          <Alert meaning="amber">{t.forOther}</Alert>
        </FormWide>
      )}
      {choices.isError && (
        <FormWide>
          <Alert meaning="red">{t.choicesFailed}</Alert>
        </FormWide>
      )}
      {offer !== null && offer.roles.length === 0 && (
        <FormWide>
          <Alert meaning="amber">{t.noRoles}</Alert>
        </FormWide>
      )}
      <PersonField
        {...form.field('delegator')}
        required
        disabled={!canChooseDelegator}
        value={values.delegator === '' ? null : values.delegator}
        onChange={chooseDelegator}
      />
      <PersonField
        {...form.field('delegate')}
        required
        disabled={hasStarted}
        value={values.delegate === '' ? null : values.delegate}
        onChange={code => change({ delegate: code ?? '' })}
      />
      <SelectField
        {...form.field('role')}
        required
        disabled={hasStarted}
        value={values.role === '' ? null : values.role}
        options={
          delegation !== null && hasStarted ? codeOptions([delegation.role]) : codeOptions(offer?.roles)
        }
        onChange={role => change({ role: role ?? '' })}
      />
      <SelectField
        {...form.field('department')}
        required
        disabled={hasStarted}
        value={values.department === '' ? null : values.department}
        options={codeOptions(offer?.departments)}
        onChange={department => change({ department: department ?? '' })}
      />
      <FormWide>
        <ValidityField
          {...form.field('validity')}
          required
          days={DELEGATION_DAYS}
          today={offer?.today ?? openedOn}
          onChange={chooseValidity}
        />
      </FormWide>
      <FormWide>
        <MultiSelectField
          {...form.field('applications')}
          required
          disabled={hasStarted}
          hint={t.applicationsHint}
          options={codeOptions(offer?.applications)}
        />
      </FormWide>
      <TextField {...form.text('name')} required />
      <ChoiceField
        {...form.field('messages')}
        required
        hint={t.messagesHint}
        value={values.messages === '' ? null : values.messages}
        options={DELEGATION_MESSAGES.map(value => ({ value, label: t[`messages.${value}` as const] }))}
        onChange={messages => change({ messages })}
      />
    </FormDialog>
  )
}
