import { fillText, useAirport, useHost, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { EDITOR_TEXTS } from './editor.texts.ts'

const IDS = ['1', '2', '3']

/** Kept alive and never dirty: an unsaved filter asks no question. */
export default function ListPage() {
  const texts = useTexts(EDITOR_TEXTS).list
  const { base, version } = useHost()
  const airport = useAirport()
  const [filter, setFilter] = useState('')
  return (
    <Page>
      <PageHeader
        title={texts.title}
        facts={`${fillText(texts.version, { version })} · ${fillText(texts.site, { code: airport?.code ?? '' })}`}
      />
      <TextField label={texts.filter} value={filter} onChange={setFilter} />
      <ul className="editor-links">
        {IDS.map(id => (
          <li key={id}>
            <a href={`${base}/record?id=${id}&multipleTabs=1`}>{fillText(texts.open, { id })}</a>
          </li>
        ))}
      </ul>
    </Page>
  )
}
