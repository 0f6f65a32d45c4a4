import { IfPermitted, useTexts } from '@apron/sdk'
import { Button, LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { RECORDS_TEXTS } from '../records/records.texts.ts'

export interface AddButtonProps {
  readonly label: string
  readonly onClick: () => void
}

/** The main button of a list. Adds a record. */
export function AddButton({ label, onClick }: AddButtonProps) {
  return (
    <Button kind="primary" icon={<IconPlus size={18} stroke={1.5} />} onClick={onClick}>
      {label}
    </Button>
  )
}

export interface AddLinkProps {
  /** “New” by default. */
  readonly label?: string
  readonly href: `/${string}`
  /** Permission. Without it the button is hidden. */
  readonly resource: string
}

/** A link that adds a record, for a list whose records have a page. */
export function AddLink({ label, href, resource }: AddLinkProps) {
  const texts = useTexts(RECORDS_TEXTS)
  return (
    <IfPermitted resource={resource}>
      <LinkButton kind="primary" href={href} icon={<IconPlus size={18} stroke={1.5} />}>
        {label ?? texts.add}
      </LinkButton>
    </IfPermitted>
  )
}
