import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { IconDotsVertical } from '@apron/ui/icons'
import { Menu, type MenuAction } from '@apron/ui/menu'
import styles from './admin.module.css'
import { adminTexts } from './admin.texts.ts'

/** What can be done with one row: the first as a button, the others behind it. */
export function RowActions({
  name,
  actions,
}: {
  readonly name: string
  readonly actions: readonly MenuAction[]
}) {
  const common = useTexts(adminTexts)
  const [first, ...others] = actions
  const label = fillText(common.more, { name })
  return (
    <span className={styles['rowActions']}>
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
    </span>
  )
}
