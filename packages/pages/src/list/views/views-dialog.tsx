import { LIST_VIEW_NAME_MAX } from '@apron/contract/limits/lists'
import type { SavedView } from '@apron/contract/lists/list-view'
import { deleteListView, queryListSettings, saveListView } from '@apron/contract/lists/list-view.calls'
import { fillText } from '@apron/contract/texts/fill-text'
import { useHost, useLocation, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button, IconButton } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextField } from '@apron/ui/fields'
import { IconEdit, IconLink, IconStar, IconStarFilled, IconTrash } from '@apron/ui/icons'
import { NamedRows } from '@apron/ui/table'
import { useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import type { ListViews } from './use-list-view.ts'
import { VIEW_QUERY } from './use-view-from-address.ts'

interface ViewsDialogProps {
  readonly code: string
  readonly views: ListViews
  readonly onClose: () => void
}

/** Manages the saved views of a list: rename, delete, set the default, copy a link. */
export function ViewsDialog({ code, views, onClose }: ViewsDialogProps) {
  const texts = useTexts(LIST_TEXTS).views
  const host = useHost()
  const { path } = useLocation()
  const [renaming, setRenaming] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const answers = readOf(queryListSettings, { query: { code } })
  const saving = useAction(saveListView, { answers, inPlace: true })
  const deleting = useAction(deleteListView, { answers, done: texts.deleted })

  const save = async (changed: SavedView) => {
    views.pin()
    if ((await saving.run({ body: { ...changed, code } })).done) setRenaming(null)
  }
  const remove = async ({ id, name }: SavedView) => {
    const message = fillText(texts.deleteQuestion, { name })
    if (!(await host.confirm({ title: texts.deleteTitle, message, confirmLabel: texts.deleteVerb }))) return
    views.pin()
    await deleting.run({ body: { code, id } })
  }
  const copy = async ({ id }: SavedView) => {
    const link = new URL(`/${path.slice(1)}?${VIEW_QUERY}=${id}`, location.origin).href
    try {
      await navigator.clipboard.writeText(link)
      host.toast('success', texts.copied)
    } catch {
      // Fails without https, or if the browser does not allow it.
      host.toast('warning', fillText(texts.copyFailed, { link }))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.menu}
      busy={saving.busy || deleting.busy}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {views.saved.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <NamedRows
          label={texts.menu}
          rows={views.saved.map(saved => ({
            id: saved.id,
            name:
              renaming?.id === saved.id ? (
                <TextField
                  label={texts.name}
                  hideLabel
                  maxLength={LIST_VIEW_NAME_MAX}
                  value={renaming.name}
                  error={saving.failure ?? undefined}
                  onChange={name => setRenaming({ id: saved.id, name })}
                />
              ) : (
                saved.name
              ),
            actions:
              renaming?.id === saved.id ? (
                <>
                  <Button size="small" onClick={() => setRenaming(null)}>
                    {texts.cancel}
                  </Button>
                  <Button
                    size="small"
                    kind="primary"
                    busy={saving.busy}
                    onClick={() => void save({ ...saved, name: renaming.name })}
                  >
                    {texts.save}
                  </Button>
                </>
              ) : (
                <ViewButtons
                  saved={saved}
                  onStandard={() => void save({ ...saved, standard: !saved.standard })}
                  onRename={() => setRenaming(saved)}
                  onCopy={() => void copy(saved)}
                  onDelete={() => void remove(saved)}
                />
              ),
          }))}
        />
      )}
    </Dialog>
  )
}

interface ViewButtonsProps {
  readonly saved: SavedView
  readonly onStandard: () => void
  readonly onRename: () => void
  readonly onCopy: () => void
  readonly onDelete: () => void
}

function ViewButtons({ saved: { name, standard }, ...on }: ViewButtonsProps) {
  const texts = useTexts(LIST_TEXTS).views
  const Star = standard ? IconStarFilled : IconStar
  const iconProps = { size: 18, stroke: 1.5 } as const
  return (
    <>
      <IconButton
        label={fillText(texts.opens, { name })}
        aria-pressed={standard}
        icon={<Star {...iconProps} />}
        onClick={on.onStandard}
      />
      <IconButton
        label={fillText(texts.rename, { name })}
        icon={<IconEdit {...iconProps} />}
        onClick={on.onRename}
      />
      <IconButton
        label={fillText(texts.copy, { name })}
        icon={<IconLink {...iconProps} />}
        onClick={on.onCopy}
      />
      <IconButton
        label={fillText(texts.delete, { name })}
        icon={<IconTrash {...iconProps} />}
        onClick={on.onDelete}
      />
    </>
  )
}
