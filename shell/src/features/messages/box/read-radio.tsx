import { ChoiceField } from '@apron/ui/fields'
import { useTranslation } from 'react-i18next'
import { READ_CHOICES, type ReadChoice } from './box-queries.ts'

interface ReadRadioProps {
  readonly value: ReadChoice
  readonly onChange: (value: ReadChoice) => void
}

/** All messages, or those alone that are unread (MSG-02, MSG-03). */
export function ReadRadio({ value, onChange }: ReadRadioProps) {
  const { t } = useTranslation()
  const labels = { all: t('messages.all'), unread: t('messages.isUnread') }
  return (
    <ChoiceField
      label={t('messages.readState')}
      hideLabel
      look="radios"
      value={value}
      onChange={onChange}
      options={READ_CHOICES.map(choice => ({ value: choice, label: labels[choice] }))}
    />
  )
}
