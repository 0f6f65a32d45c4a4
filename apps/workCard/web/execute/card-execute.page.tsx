import { isEditable } from '@apron/contract/records/is-editable'
import { RecordEditorPage } from '@apron/pages/records'
import { useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { readCardWork } from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { CardInWork } from './card-in-work.tsx'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/**
 * Page `/workCard/cardExecute?id=…`: the form of a draft card, the work view of any other. Without an id a new card.
 */
export default function CardExecutePage() {
  const texts = useTexts(EXECUTE_TEXTS)
  const id = useQueryParam('id')
  // Loaded in parallel with the card, not after it.
  useAppQuery(readCardWork, id === null ? null : { query: { id } })
  return (
    <RecordEditorPage
      record={jobCard}
      page="/cardExecute"
      list="/cardList"
      gone={{ text: texts.gone, back: texts.back }}
      renderExisting={row => (isEditable(jobCard.fields, { ...row }) ? null : <CardInWork row={row} />)}
    />
  )
}
