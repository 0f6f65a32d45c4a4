import { ListPage, useList } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { OCC_STATUS_TEXTS, REPORT_TYPE_TEXTS } from '../../contract/occurrences/occurrence.values.ts'
import { editorPage, occLink } from '../../contract/rules/occurrences/occurrence-link.ts'
import { LANGUAGE_KEYS } from './editor-values.ts'
import { OCC_DEFAULTS, OCC_LIST, OccFilterFields, occColumns } from './occ-list.tsx'
import { OCC_TEXTS } from './occurrence.texts.ts'

const LANGUAGES = ['en', 'zh'] as const

/** Page `/safetyQuality/occurrenceReports`: one's own reports, and for the safety section those of everybody. */
export default function OccurrenceReportsPage() {
  const texts = useTexts(OCC_TEXTS)
  const types = useTexts(REPORT_TYPE_TEXTS)
  const states = useTexts(OCC_STATUS_TEXTS)
  const list = useList(OCC_LIST)
  const { languages, untitled } = texts
  return (
    <ListPage
      list={list}
      title={texts.title}
      label={texts.table}
      columns={occColumns({ types, states, languages, untitled })}
      defaults={OCC_DEFAULTS}
      quick={[{ id: 'mine', label: texts.mine }]}
      renderFilter={(form, change) => <OccFilterFields form={form} onChange={change} />}
      rowKey={row => row.id}
      rowLink={occLink}
      actions={LANGUAGES.map(language => (
        <LinkButton
          key={language}
          kind={language === 'zh' ? 'primary' : 'quiet'}
          href={`/safetyQuality${editorPage(language)}`}
          icon={<IconPlus size={18} stroke={1.5} />}
        >
          {texts.write[LANGUAGE_KEYS[language]]}
        </LinkButton>
      ))}
      empty={texts.empty}
      emptyFiltered={texts.emptyFiltered}
    />
  )
}
