import { useTexts } from '@apron/sdk/texts'
import { IconSearch } from '@apron/ui/icons'
import styles from './search-button.module.css'
import { searchButtonTexts } from './search-button.texts.ts'

/** Opens the search without the keyboard shortcut. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const texts = useTexts(searchButtonTexts)
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={texts.open}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${texts.open} (Ctrl+K)`}
      onClick={onOpen}
    >
      <IconSearch size={18} stroke={1.5} />
      <span className={styles['text']}>{texts.open}</span>
      <kbd className={styles['key']}>Ctrl K</kbd>
    </button>
  )
}
