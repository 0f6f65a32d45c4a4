import {
  HANDLE_STATES,
  MESSAGE_CATEGORIES,
  MESSAGE_TYPES,
  READ_STATES,
  URGENCIES,
} from '@apron/contract/codes/message-codes'
import { MESSAGE_TEXT_MAX } from '@apron/contract/limits/messages'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { DateRangeField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import { FilterBar } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { bellTexts } from '../bell/bell.texts.ts'
import { messagesTexts } from '../messages.texts.ts'
import { type CentreFilter, NO_CENTRE_FILTER } from './centre-filter.ts'

interface CentreFilterBarProps {
  readonly applied: CentreFilter
  readonly busy: boolean
  /** Unread counts by category, as far as they are known. */
  readonly unread: ReadonlyMap<string, number>
  readonly onApply: (filter: CentreFilter) => void
}

/** The filter form of the message centre (MSG-05, MSG-18). */
export function CentreFilterBar({ applied, busy, unread, onApply }: CentreFilterBarProps) {
  const texts = useTexts(messagesTexts)
  const bell = useTexts(bellTexts)
  const [form, setForm] = useState(applied)
  const change = (part: Partial<CentreFilter>) => setForm({ ...form, ...part })

  const categories = MESSAGE_CATEGORIES.map(({ id }) => {
    const name = texts[`category${id}`]
    const count = unread.get(id) ?? 0
    return { value: id, label: count > 0 ? fillText(texts.categoryUnread, { name, count }) : name }
  })

  /** Renders a select for a list of numeric codes. */
  function renderCodeSelect<Code extends number>(
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
        placeholder={texts.all}
        value={value === null ? null : String(value)}
        options={all.map(code => ({ value: String(code), label: nameOf(code) }))}
        onChange={chosen => onChange(all.find(code => String(code) === chosen) ?? null)}
      />
    )
  }

  return (
    <FilterBar
      label={texts.filter}
      busy={busy}
      onSearch={() => onApply(form)}
      onReset={() => {
        setForm(NO_CENTRE_FILTER)
        onApply(NO_CENTRE_FILTER)
      }}
    >
      <SelectField
        label={texts.category}
        clearable
        placeholder={texts.all}
        value={form.categoryId}
        options={categories}
        onChange={chosen =>
          change({ categoryId: MESSAGE_CATEGORIES.find(({ id }) => id === chosen)?.id ?? null })
        }
      />
      {renderCodeSelect(
        texts.type,
        Object.values(MESSAGE_TYPES),
        code => texts[`type${code}`],
        form.type,
        type => change({ type }),
      )}
      {renderCodeSelect(
        texts.readState,
        Object.values(READ_STATES),
        code => (code === READ_STATES.read ? texts.isRead : bell.isUnread),
        form.readStatus,
        readStatus => change({ readStatus }),
      )}
      {renderCodeSelect(
        texts.handleState,
        Object.values(HANDLE_STATES),
        code => texts[`handle${code}`],
        form.handleStatus,
        handleStatus => change({ handleStatus }),
      )}
      {renderCodeSelect(
        texts.urgency,
        Object.values(URGENCIES),
        code => bell[`urgency${code}`],
        form.urgency,
        urgency => change({ urgency }),
      )}
      <TextField
        label={texts.content}
        type="search"
        maxLength={MESSAGE_TEXT_MAX}
        value={form.content}
        onChange={content => change({ content })}
      />
      <DateRangeField
        label={texts.period}
        periods="back"
        value={form.period}
        onChange={period => change({ period })}
      />
    </FilterBar>
  )
}
