import type { RecordDefinition, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { RecordEditorPage, RecordList } from '@apron/pages/records'
import { IfPermitted, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { app } from '../../app.ts'
import { DemoBanner, SHARED_TEXTS } from './demo-banner.tsx'

interface RecordListPageProps<Fields extends RecordFields> {
  readonly record: RecordDefinition<Fields>
  readonly page: keyof typeof app.pages
  readonly start?: Partial<SaveOf<Fields>>
  /** Columns shown until somebody chooses their own; all by default. */
  readonly defaults?: readonly (keyof Fields & string)[]
}

/** One address for a list and its records: `?id=…` is a record, `?new=1` a new one. */
export function RecordListPage<Fields extends RecordFields>({
  record,
  page,
  start,
  defaults,
}: RecordListPageProps<Fields>) {
  const language = useLanguage()
  const texts = useTexts(SHARED_TEXTS)
  const id = useQueryParam('id')
  const isNew = useQueryParam('new') !== null
  if (id !== null || isNew) {
    const given = start === undefined ? {} : { start }
    return (
      <>
        <DemoBanner />
        <RecordEditorPage record={record} page={page} list={page} {...given} />
      </>
    )
  }
  return (
    <>
      <DemoBanner />
      <RecordList
        record={record}
        page={page}
        title={app.pages[page].title[language]}
        {...(defaults === undefined ? {} : { defaults })}
        add={
          <IfPermitted resource={record.rights.edit}>
            <LinkButton
              kind="primary"
              href={`/workCard${page}?new=1&multipleTabs=1`}
              icon={<IconPlus size={18} stroke={1.5} />}
            >
              {texts.add}
            </LinkButton>
          </IfPermitted>
        }
      />
    </>
  )
}
