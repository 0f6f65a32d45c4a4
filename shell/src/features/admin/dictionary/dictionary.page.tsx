import {
  type AdminDirectory,
  DICTIONARY_SORT_KEYS,
  type DictionaryItem,
} from '@apron/contract/dictionary/admin-dictionary'
import {
  importDictionary,
  listAdminDirectories,
  pageDictionary,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import { LONG_LIST_PAGE_SIZE } from '@apron/contract/limits/lists'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { DICTIONARY_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { ImportButton, ImportDialog } from '@apron/pages/csv-import'
import { AddButton, ListPage, useList, useRecordDialog } from '@apron/pages/list'
import { useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button, IconButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { useState } from 'react'
import styles from './dictionary.module.css'
import {
  DICTIONARY_FILTER,
  DictionaryFilterFields,
  defaultDictionaryColumns,
  dictionaryCriteria,
  useDictionaryColumns,
} from './dictionary.table.tsx'
import { dictionaryTexts } from './dictionary.texts.ts'
import { DirectoryDialog } from './directory-dialog.tsx'
import { DirectoryTree } from './directory-tree.tsx'
import { EntryDialog, NewEntryDialog } from './entry-dialog.tsx'
import { useEntryActions } from './use-entry-actions.ts'

/** The data dictionary: directories as a tree, and the values of the selected one (DICT-01). */
export default function DictionaryPage() {
  const t = useTexts(dictionaryTexts)
  const language = useLanguage()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.dictionary.edit)
  const [chosen, setChosen] = useState<string | null>(null)
  const [importing, setImporting] = useState(false)
  const directories = useAppQuery(listAdminDirectories)
  const directoryList = directories.data ?? []
  const directory = directoryList.find(({ code }) => code === chosen) ?? null
  const list = useList({
    code: 'AQ_shell_dictionary',
    call: pageDictionary,
    filter: DICTIONARY_FILTER,
    sortKeys: DICTIONARY_SORT_KEYS,
    size: LONG_LIST_PAGE_SIZE,
    criteria: (filter, sort) => dictionaryCriteria(chosen, filter, sort),
  })
  const entryDialog = useRecordDialog<{ readonly item: DictionaryItem | null }>(list.reload)
  const directoryDialog = useRecordDialog<{ readonly directory: AdminDirectory | null }>(async () => {
    await directories.refetch({ cancelRefetch: false })
  })
  const { actionsOf, bulk } = useEntryActions(item => entryDialog.open({ item }))
  const choose = (code: string | null) => {
    setChosen(code)
    list.changePage({ current: 1, size: list.page.size })
  }
  return (
    <div className={styles['split']}>
      <div className={styles['parts']}>
        <DirectoryTree
          directories={directories.data}
          error={directories.error}
          onRetry={() => void directories.refetch()}
          chosen={chosen}
          onChoose={choose}
          actions={
            mayEdit && (
              <>
                {directory !== null && (
                  <Button size="small" kind="plain" onClick={() => directoryDialog.open({ directory })}>
                    {t.editThis}
                  </Button>
                )}
                <IconButton
                  size="small"
                  label={t.addDirectory}
                  icon={<IconPlus size={18} stroke={1.5} />}
                  onClick={() => directoryDialog.open({ directory: null })}
                />
              </>
            )
          }
        />
        <ListPage
          list={list}
          title={t.title}
          note={directory === null ? null : language === 'zh' ? directory.nameZh : directory.nameEn}
          columns={useDictionaryColumns(mayEdit ? actionsOf : null)}
          defaults={defaultDictionaryColumns(language === 'zh')}
          rowKey={row => row.id}
          {...(mayEdit ? { bulk } : {})}
          renderFilter={(form, change) => <DictionaryFilterFields form={form} change={change} />}
          actions={mayEdit && <ImportButton onClick={() => setImporting(true)} />}
          add={mayEdit && <AddButton label={t.add} onClick={() => entryDialog.open({ item: null })} />}
        />
      </div>
      {entryDialog.opened !== null &&
        (entryDialog.opened.item === null ? (
          <NewEntryDialog directories={directoryList} directory={chosen} onClose={entryDialog.close} />
        ) : (
          <EntryDialog item={entryDialog.opened.item} onClose={entryDialog.close} />
        ))}
      {directoryDialog.opened && (
        <DirectoryDialog
          directories={directoryList}
          {...directoryDialog.opened}
          onClose={directoryDialog.close}
        />
      )}
      {importing && (
        <ImportDialog
          title={t.import}
          call={importDictionary}
          name="dictionary"
          columns={DICTIONARY_IMPORT_COLUMNS}
          invalidates={[pageDictionary, listAdminDirectories, pagePermissionChanges]}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  )
}
