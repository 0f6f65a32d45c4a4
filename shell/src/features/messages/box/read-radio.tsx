import { useTexts } from '@apron/sdk/texts'
import { ChoiceField } from '@apron/ui/fields'
import { bellTexts } from '../bell/bell.texts.ts'
import { messagesTexts } from '../messages.texts.ts'
import { READ_CHOICES, type ReadChoice } from './box-queries.ts'

interface ReadRadioProps {
  readonly value: ReadChoice
  readonly onChange: (value: ReadChoice) => void
}

/** Switches between all and unread messages (MSG-02, MSG-03). */
export function ReadRadio({ value, onChange }: ReadRadioProps) {
  const texts = useTexts(messagesTexts)
  const bell = useTexts(bellTexts)
  const labels = { all: texts.all, unread: bell.isUnread }
  return (
    <ChoiceField
      label={texts.readState}
      hideLabel
      appearance="radios"
      value={value}
      onChange={onChange}
      options={READ_CHOICES.map(choice => ({ value: choice, label: labels[choice] }))}
    />
  )
}
