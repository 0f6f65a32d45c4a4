import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { RecordPage } from '@apron/pages/record'
import { RecordFacts, RecordWork, recordName } from '@apron/pages/records'
import { defineTexts, useLanguage, useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'

const TEXTS = defineTexts('tools.record', {
  gone: { zh: '该记录不存在或您不能查看', en: 'This record does not exist, or you may not see it' },
  back: { zh: '返回', en: 'Back' },
})

interface FactsPageProps<Fields extends RecordFields> {
  readonly record: RecordDefinition<Fields>
  readonly list: `/${string}`
  /** Fields that the page leaves out. */
  readonly without: readonly string[]
}

/** Page of a record that only its actions change. */
export function FactsPage<Fields extends RecordFields>({ record, list, without }: FactsPageProps<Fields>) {
  const texts = useTexts(TEXTS)
  const title = record.title[useLanguage()]
  return (
    <RecordPage
      call={record.calls.detail}
      titleOf={row => recordName(record, { ...row })}
      gone={texts.gone}
      list={{ page: list, label: texts.back }}
    >
      {row => (
        <RecordWork record={record} row={row} list={list}>
          <Section title={title}>
            <RecordFacts
              record={record}
              row={{ ...row }}
              names={Object.keys(record.fields).filter(name => !without.includes(name))}
            />
          </Section>
        </RecordWork>
      )}
    </RecordPage>
  )
}
