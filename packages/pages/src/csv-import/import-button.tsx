import { useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { IconUpload } from '@apron/ui/icons'
import { csvImportTexts } from './csv-import.texts.ts'

export interface ImportButtonProps {
  readonly onClick: () => void
}

/** A button that opens the import dialog. */
export function ImportButton({ onClick }: ImportButtonProps) {
  const t = useTexts(csvImportTexts)
  return (
    <Button icon={<IconUpload size={18} stroke={1.5} />} onClick={onClick}>
      {t.open}
    </Button>
  )
}
