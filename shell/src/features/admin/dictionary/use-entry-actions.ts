import type { DictionaryItem } from '@apron/contract/dictionary/admin-dictionary'
import {
  deleteDictionary,
  listAdminDirectories,
  pageDictionary,
  updateDictionaryStatus,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { type BulkActions, deleteAction, editAction, ROW_TEXTS } from '@apron/pages/list'
import { fillText, useHost, useLanguage, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { waitingTexts } from '../changes/changes.texts.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { dictionaryTexts } from './dictionary.texts.ts'

/** Returns the row and bulk actions for values. */
export function useEntryActions(onEdit: (item: DictionaryItem) => void): {
  readonly actionsOf: (item: DictionaryItem) => readonly MenuAction[]
  readonly bulk: BulkActions<DictionaryItem>
} {
  const t = useTexts(dictionaryTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const wait = useTexts(waitingTexts)
  const host = useHost()
  const language = useLanguage()
  const invalidates = [pageDictionary, listAdminDirectories, pagePermissionChanges]
  const switching = useAction(updateDictionaryStatus, {
    done: ({ waiting }) =>
      waiting === undefined ? common.changed : fillText(wait.saved, { until: wireMinute(waiting.until) }),
    invalidates,
  })
  const deleting = useAction(deleteDictionary, { invalidates })

  const nameOf = ({ value, nameZh, nameEn }: DictionaryItem) =>
    `${value} ${language === 'zh' ? nameZh : nameEn}`
  const deleteItems = async (items: readonly DictionaryItem[]) => {
    const rows = items.map(({ id, version }) => ({ id, version }))
    const outcome = await deleting.run({ body: { rows } })
    return outcome.done ? outcome.data : null
  }
  const remove = async (item: DictionaryItem) => {
    const message = `${t.removeQuestion}\n${nameOf(item)}`
    if (!(await host.confirm({ title: t.remove, message, confirmLabel: rowTexts.delete }))) return
    const [result] = (await deleteItems([item])) ?? []
    if (result === undefined) return
    host.toast(result.done ? 'success' : 'error', result.msg === '' ? common.deleted : result.msg)
  }

  return {
    actionsOf: item => [
      editAction(rowTexts, () => onEdit(item)),
      {
        id: 'turn',
        label: item.enabled === 1 ? t.disable : t.enable,
        onSelect: () =>
          void switching.run({
            body: { id: item.id, version: item.version, enabled: item.enabled === 1 ? 0 : 1 },
          }),
      },
      deleteAction(rowTexts, () => void remove(item)),
    ],
    bulk: {
      rowName: nameOf,
      actions: [{ id: 'delete', label: t.remove, message: t.removeQuestion, run: deleteItems }],
    },
  }
}
