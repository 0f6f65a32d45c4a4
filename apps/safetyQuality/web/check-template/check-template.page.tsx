import { ImportButton, ImportDialog } from '@apron/pages/csv-import'
import { OneOfField } from '@apron/pages/fields'
import { choice, ListPage, text, useWholeList } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { IconPlus } from '@apron/ui/icons'
import { useState } from 'react'
import { importCheckTemplates, listCheckTemplates } from '../../contract/checks/check-template.calls.ts'
import {
  TEMPLATE_IMPORT_OPTIONAL,
  TEMPLATE_IMPORT_REQUIRED,
  TEMPLATE_STATUS_TEXTS,
  TEMPLATE_STATUSES,
} from '../../contract/checks/check-template.values.ts'
import { DEFAULT_COLUMNS, SORT_VALUES, templateColumns } from './check-template.columns.tsx'
import { TEMPLATE_TEXTS } from './check-template.texts.ts'
import { useCheckDictionaries } from './dictionaries.ts'
import { DETAIL_PAGE, templateLink } from './template-link.ts'

/** Page with every revision of every template, sorted by code, newest first. */
export default function CheckTemplatePage() {
  const texts = useTexts(TEMPLATE_TEXTS)
  const states = useTexts(TEMPLATE_STATUS_TEXTS)
  const dictionaries = useCheckDictionaries()
  const [importing, setImporting] = useState(false)
  const list = useWholeList({
    code: 'AQ_safetyQuality_checkTemplate',
    call: listCheckTemplates,
    filter: { text: text(), status: choice() },
    sortValues: SORT_VALUES,
    rowsOf: (rows, filter) =>
      rows.filter(
        ({ code, name, status }) =>
          `${code} ${name}`.toLowerCase().includes(filter.text.trim().toLowerCase()) &&
          (filter.status === null || filter.status === status),
      ),
  })
  return (
    <>
      <ListPage
        list={list}
        title={texts.title}
        label={texts.table}
        columns={templateColumns({ dictionaries, states })}
        defaults={DEFAULT_COLUMNS}
        renderFilter={(form, change) => (
          <>
            <TextField
              label={texts.filter.text}
              type="search"
              value={form.text}
              maxLength={60}
              onChange={typed => change({ text: typed })}
            />
            <OneOfField
              label={texts.filter.status}
              value={form.status}
              options={TEMPLATE_STATUSES.map(value => ({ value, label: states[value] }))}
              onChange={status => change({ status })}
            />
          </>
        )}
        rowKey={row => row.id}
        rowLink={templateLink}
        actions={<ImportButton onClick={() => setImporting(true)} />}
        add={
          <LinkButton
            kind="primary"
            href={`/safetyQuality${DETAIL_PAGE}`}
            icon={<IconPlus size={18} stroke={1.5} />}
          >
            {texts.new}
          </LinkButton>
        }
        empty={texts.empty}
        emptyFiltered={texts.emptyFiltered}
      />
      {importing && (
        <ImportDialog
          title={texts.import}
          call={importCheckTemplates}
          name={texts.title}
          columns={[...TEMPLATE_IMPORT_REQUIRED, ...TEMPLATE_IMPORT_OPTIONAL]}
          invalidates={[listCheckTemplates]}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  )
}
