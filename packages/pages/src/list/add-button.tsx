import { Button } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'

export interface AddButtonProps {
  readonly label: string
  readonly onClick: () => void
}

/** The main button of a list: adds a record. */
export function AddButton({ label, onClick }: AddButtonProps) {
  return (
    <Button kind="primary" icon={<IconPlus size={18} stroke={1.5} />} onClick={onClick}>
      {label}
    </Button>
  )
}
