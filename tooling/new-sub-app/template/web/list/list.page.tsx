import { useAirport, useNavigate, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Page, PageHeader } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { DataTable, type TableColumn } from '@apron/ui/table'
import type { Note } from '../notes/note.ts'
import { noteLink } from '../notes/note-link.ts'
import { useNotes } from '../notes/notes-context.ts'
import { COLUMN_LABELS, LIST_TEXTS } from './list.texts.ts'

const COLUMNS: readonly TableColumn<Note>[] = [
  { id: 'title', labels: COLUMN_LABELS.title, cell: note => note.title, minWidth: 220 },
  { id: 'chapter', labels: COLUMN_LABELS.chapter, cell: note => note.chapter, width: 120 },
  { id: 'state', labels: COLUMN_LABELS.state, cell: note => <NoteState done={note.done} />, width: 120 },
]

function NoteState({ done }: { readonly done: boolean }) {
  const texts = useTexts(LIST_TEXTS)
  return <Status meaning={done ? 'green' : 'amber'}>{done ? texts.done : texts.open}</Status>
}

/** `/sampleApp/list` */
export default function ListPage() {
  const texts = useTexts(LIST_TEXTS)
  const { notes } = useNotes()
  const navigate = useNavigate()
  const site = useAirport()

  return (
    <Page>
      <PageHeader
        title={texts.title}
        actions={
          <Button kind="primary" onClick={() => navigate({ page: '/detail' })}>
            {texts.add}
          </Button>
        }
      />
      <DataTable
        label={texts.table}
        columns={COLUMNS}
        rows={notes}
        rowKey={note => note.id}
        emptyText={texts.empty}
        rowHref={noteLink}
        onRowOpen={note => navigate(noteLink(note))}
        toolbar={
          <span className="sample-app-site">
            {texts.site} {site?.name}
          </span>
        }
      />
    </Page>
  )
}
