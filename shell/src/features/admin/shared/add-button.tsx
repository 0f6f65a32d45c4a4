import { Button } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'

/** The main button of a list. */
export function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button kind="primary" icon={<IconPlus size={18} stroke={1.5} />} onClick={onClick}>
      {label}
    </Button>
  )
}
