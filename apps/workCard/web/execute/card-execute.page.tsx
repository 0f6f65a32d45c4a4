import { isEditable } from '@apron/contract/records/is-editable'
import { RecordPage } from '@apron/pages/record'
import { RecordEditor, RecordEditorPage, RecordWork } from '@apron/pages/records'
import { useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { useState } from 'react'
import { readCardWork } from '../../contract/card-work.ts'
import { type JobCardDetail, jobCard } from '../../contract/job-card.ts'
import { DemoBanner } from '../shared/demo-banner.tsx'
import { CardInWork } from './card-in-work.tsx'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/** `/workCard/cardExecute?id=…`: writes a draft card, works on any other. Without an id a new card. */
export default function CardExecutePage() {
  const texts = useTexts(EXECUTE_TEXTS)
  const id = useQueryParam('id')
  // Asked for together with the card, not after it.
  useAppQuery(readCardWork, id === null ? null : { query: { id } })
  if (id === null) {
    return <RecordEditorPage record={jobCard} page="/cardExecute" list="/cardList" />
  }
  return (
    <>
      <DemoBanner />
      <RecordPage
        call={jobCard.calls.detail}
        titleOf={({ cardNo }) => cardNo}
        gone={texts.gone}
        list={{ page: '/cardList', label: texts.back }}
      >
        {row => (isEditable(jobCard.fields, { ...row }) ? <DraftCard row={row} /> : <CardInWork row={row} />)}
      </RecordPage>
    </>
  )
}

function DraftCard({ row }: { readonly row: JobCardDetail }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const [isChanged, setChanged] = useState(false)
  const [written, setWritten] = useState(row.version)
  if (!isChanged && written !== row.version) setWritten(row.version)
  return (
    <RecordWork record={jobCard} row={row} list="/cardList" unsaved={isChanged ? texts.unsaved : undefined}>
      <RecordEditor record={jobCard} key={written} saved={row} page="/cardExecute" onChanged={setChanged} />
    </RecordWork>
  )
}
