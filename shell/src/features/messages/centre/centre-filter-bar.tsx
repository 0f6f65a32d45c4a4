import { HANDLE_STATES, MESSAGE_TYPES, READ_STATES, URGENCIES } from '@apron/contract/codes/message-codes'
import { MESSAGE_TEXT_MAX } from '@apron/contract/limits/messages'
import type { Variant } from '@apron/contract/variants/variant'
import { DateRangeField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import { FilterBar } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CentreFilter, categoriesOf, NO_CENTRE_FILTER } from './centre-filter.ts'

interface CentreFilterBarProps {
  readonly applied: CentreFilter
  readonly busy: boolean
  readonly tabs: Variant['messageTabs']
  /** Unread messages by category, as far as they are known. */
  readonly unread: ReadonlyMap<string, number>
  readonly onApply: (filter: CentreFilter) => void
}

/** The filter form of the message centre (MSG-05, MSG-18). */
export function CentreFilterBar({ applied, busy, tabs, unread, onApply }: CentreFilterBarProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState(applied)
  const change = (part: Partial<CentreFilter>) => setForm({ ...form, ...part })

  const categories = categoriesOf(tabs).map(id => {
    const name = t(`messages.category${id}`)
    const count = unread.get(id) ?? 0
    return { value: id, label: count > 0 ? t('messages.categoryUnread', { name, count }) : name }
  })

  /** A list of one of the numbered codes. */
  function codes<Code extends number>(
    label: string,
    all: readonly Code[],
    nameOf: (code: Code) => string,
    value: Code | null,
    onChange: (code: Code | null) => void,
  ) {
    return (
      <SelectField
        label={label}
        clearable
        placeholder={t('messages.all')}
        value={value === null ? null : String(value)}
        options={all.map(code => ({ value: String(code), label: nameOf(code) }))}
        onChange={chosen => onChange(all.find(code => String(code) === chosen) ?? null)}
      />
    )
  }

  return (
    <FilterBar
      label={t('messages.filter')}
      busy={busy}
      onSearch={() => onApply(form)}
      onReset={() => {
        setForm(NO_CENTRE_FILTER)
        onApply(NO_CENTRE_FILTER)
      }}
    >
      <SelectField
        label={t('messages.category')}
        clearable
        placeholder={t('messages.all')}
        value={form.categoryId}
        options={categories}
        onChange={chosen => change({ categoryId: categoriesOf(tabs).find(id => id === chosen) ?? null })}
      />
      {codes(
        t('messages.type'),
        Object.values(MESSAGE_TYPES),
        code => t(`messages.type${code}`),
        form.type,
        type => change({ type }),
      )}
      {codes(
        t('messages.readState'),
        Object.values(READ_STATES),
        code => t(code === READ_STATES.read ? 'messages.isRead' : 'messages.isUnread'),
        form.readStatus,
        readStatus => change({ readStatus }),
      )}
      {codes(
        t('messages.handleState'),
        Object.values(HANDLE_STATES),
        code => t(`messages.handle${code}`),
        form.handleStatus,
        handleStatus => change({ handleStatus }),
      )}
      {codes(
        t('messages.urgency'),
        Object.values(URGENCIES),
        code => t(`messages.urgency${code}`),
        form.urgency,
        urgency => change({ urgency }),
      )}
      <TextField
        label={t('messages.content')}
        type="search"
        maxLength={MESSAGE_TEXT_MAX}
        value={form.content}
        onChange={content => change({ content })}
      />
      <DateRangeField
        label={t('messages.period')}
        value={form.period}
        onChange={period => change({ period })}
      />
    </FilterBar>
  )
}
