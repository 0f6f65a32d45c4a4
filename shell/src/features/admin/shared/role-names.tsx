import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Popover } from '@apron/ui/popover'
import { RowButtons } from '@apron/ui/table'
import { useState } from 'react'
import styles from './admin.module.css'
import { adminTexts } from './admin.texts.ts'
import { useSourceOptions } from './use-source-options.ts'

/** With more roles than this, a number is more useful than a truncated line. */
const NAMED_ROLES = 2

/** Returns role names by code. */
export function useRoleNames(): ReadonlyMap<string, string> {
  return new Map(useSourceOptions('role').map(({ value, label }) => [value, label.slice(value.length + 1)]))
}

/** Shows roles in a table cell: a few by name, many as a number that opens the names. */
export function RoleNames({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(adminTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  if (names.length <= NAMED_ROLES) return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const count = fillText(t.roleCount, { count: names.length })
  return (
    <RowButtons>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={count}
        placement="bottom-start"
        trigger={
          <Button size="small" kind="plain">
            {count}
          </Button>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the popover scrolls by keyboard only if something in it has the focus */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the popover scrolls by keyboard only if something in it has the focus */}
        <ul className={styles['roleList']} tabIndex={0} aria-label={count}>
          {names.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Popover>
    </RowButtons>
  )
}
