import { IconSearch } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'
import styles from './search-button.module.css'

/** The way to the search for whoever does not know its key, or has none. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={t('search.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t('search.open')} (Ctrl+K)`}
      onClick={onOpen}
    >
      <IconSearch size={18} stroke={1.5} />
      <span className={styles['text']}>{t('search.open')}</span>
      <kbd className={styles['key']}>Ctrl K</kbd>
    </button>
  )
}
