import type { SavedView } from '@apron/contract/lists/list-view'
import { queryListSettings, saveListView } from '@apron/contract/lists/list-view.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { IconButton } from '@apron/ui/button'
import { IconBookmarks } from '@apron/ui/icons'
import { Menu, type MenuEntry } from '@apron/ui/menu'
import { useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { ListViews } from './use-list-view.ts'
import { ViewsDialog } from './views-dialog.tsx'

interface ViewsMenuProps {
  readonly code: string
  readonly views: ListViews
  /** Ids of the shown columns. Null: the default ones. */
  readonly columns: readonly string[] | null
}

/** A menu of the saved views of a list. Applies one or saves the current view. */
export function ViewsMenu({ code, views, columns }: ViewsMenuProps) {
  const texts = useTexts(LIST_TEXTS).views
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const saving = useAction(saveListView, {
    done: texts.saved,
    answers: readOf(queryListSettings, { query: { code } }),
  })
  const current = views.currentText(columns)
  // A view that was changed is still the one to overwrite.
  const last = views.saved.find(({ id }) => id === shown)
  const changed = last !== undefined && views.savedText(last) !== current
  const show = (saved: SavedView) => {
    setShown(saved.id)
    views.show(saved)
  }
  const items: readonly MenuEntry[] = [
    ...(views.retry === null ? [] : [{ id: 'again', label: texts.again, onSelect: views.retry }]),
    ...views.saved.map(saved => ({
      id: saved.id,
      label: saved.name,
      checked: views.savedText(saved) === current,
      onSelect: () => show(saved),
    })),
    ...(views.saved.length === 0 ? [] : [{ id: 'line', divider: true } as const]),
    ...(changed
      ? [
          {
            id: 'update',
            label: fillText(texts.update, { name: last.name }),
            onSelect: () => {
              views.pin()
              void saving.run({ body: { ...last, code, view: current } })
            },
          },
        ]
      : []),
    { id: 'save', label: texts.saveAs, onSelect: () => setOpen('save') },
    {
      id: 'manage',
      label: texts.manage,
      disabled: views.saved.length === 0,
      onSelect: () => setOpen('manage'),
    },
  ]
  return (
    <>
      <Menu
        label={texts.menu}
        items={items}
        trigger={<IconButton label={texts.menu} icon={<IconBookmarks size={18} stroke={1.5} />} />}
      />
      {open === 'save' && (
        <SaveViewDialog code={code} views={views} view={current} onClose={() => setOpen(null)} />
      )}
      {open === 'manage' && <ViewsDialog code={code} views={views} onClose={() => setOpen(null)} />}
    </>
  )
}
