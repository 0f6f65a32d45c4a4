import { Button } from '@apron/ui/button'
import { IconUpload } from '@apron/ui/icons'
import { useTranslation } from 'react-i18next'

/** Opens the import of a file. */
export function ImportButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button icon={<IconUpload size={18} stroke={1.5} />} onClick={onClick}>
      {t('csvImport.open')}
    </Button>
  )
}
