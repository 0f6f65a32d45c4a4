import type { Language } from '@apron/contract/dictionary/language'
import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconLanguage } from '@apron/ui/icons'
import { Menu, type MenuAction } from '@apron/ui/menu'
import { preferencesTexts } from './preferences.texts.ts'

/** Each language under its own name. */
const NAMES: Record<Language, string> = { zh: '中文', en: 'English' }
const ORDER: readonly Language[] = ['zh', 'en']

interface LanguageMenuProps {
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** Returns one item per language and marks the current one. */
export function languageItems({ language, onChoose }: LanguageMenuProps): MenuAction[] {
  return ORDER.map(choice => ({
    id: choice,
    label: NAMES[choice],
    checked: choice === language,
    onSelect: () => {
      if (choice !== language) onChoose(choice)
    },
  }))
}

/** Switches between Chinese and English (BAR-03). */
export function LanguageMenu(props: LanguageMenuProps) {
  const texts = useTexts(preferencesTexts)
  return (
    <Menu
      label={texts.language}
      trigger={<IconButton label={texts.language} icon={<IconLanguage size={20} stroke={1.5} />} />}
      items={languageItems(props)}
    />
  )
}
