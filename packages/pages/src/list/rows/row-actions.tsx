import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { IconDotsVertical } from '@apron/ui/icons'
import { Menu, type MenuAction } from '@apron/ui/menu'
import { RowButtons } from '@apron/ui/table'
import { ROW_TEXTS } from './row.texts.ts'

export interface RowActionsProps {
  /** Name of the row, for screen readers. */
  readonly name: string
  readonly actions: readonly MenuAction[]
}

/** The actions of a row: the first as a button, the others in a menu. */
export function RowActions({ name, actions }: RowActionsProps) {
  const texts = useTexts(ROW_TEXTS)
  const [first, ...others] = actions
  const label = fillText(texts.more, { name })
  return (
    <RowButtons>
      {first && (
        <Button size="small" kind="plain" disabled={first.disabled === true} onClick={first.onSelect}>
          {first.label}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={label}
          items={others}
          trigger={
            <IconButton size="small" label={label} icon={<IconDotsVertical size={18} stroke={1.5} />} />
          }
        />
      )}
    </RowButtons>
  )
}
