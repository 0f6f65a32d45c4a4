import { useNavigate, useQueryParam, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { EmptyState } from '@apron/ui/feedback'
import { Page, PageHeader } from '@apron/ui/page'
import { EMPTY_NOTE } from '../notes/note.ts'
import { useNotes } from '../notes/notes-context.ts'
import { DETAIL_TEXTS } from './detail.texts.ts'
import { NoteForm } from './note-form.tsx'

const LIST_PATH = '/sampleApp/list'

/** `/sampleApp/detail?id=…`; without an id a new note. */
export default function DetailPage() {
  const texts = useTexts(DETAIL_TEXTS)
  const navigate = useNavigate()
  const id = useQueryParam('id')
  const { notes } = useNotes()
  const note = id === null ? EMPTY_NOTE : notes.find(other => other.id === id)

  if (note === undefined) {
    return (
      <Page>
        <EmptyState
          text={texts.gone}
          action={<Button onClick={() => navigate({ page: '/list' })}>{texts.back}</Button>}
        />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={texts.heading} back={{ label: texts.back, href: LIST_PATH }} />
      <NoteForm key={id} id={id} saved={note} />
    </Page>
  )
}
