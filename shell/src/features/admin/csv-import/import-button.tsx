import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { IconUpload } from '@apron/ui/icons'
import { csvImportTexts } from './csv-import.texts.ts'

/** Opens the import of a file. */
export function ImportButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTexts(csvImportTexts)
  return (
    <Button icon={<IconUpload size={18} stroke={1.5} />} onClick={onClick}>
      {t.open}
    </Button>
  )
}
