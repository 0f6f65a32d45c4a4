import { RecordPage } from '@apron/pages/record'
import { useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { useState } from 'react'
import { libraryEntry } from '../../contract/library/library.calls.ts'
import { LIBRARY_ERRORS } from '../../contract/library/library.errors.ts'
import { LIBRARY_TEXTS } from './checked-library.texts.ts'
import { LibraryEntry } from './library-entry.tsx'
import { FIRST_VIEW, LibraryList } from './library-list.tsx'

/** Page `/safetyQuality/checkedLibrary`: the closed reports, for everybody, or with `?id=…` one of them (§2). */
export default function CheckedLibraryPage() {
  const texts = useTexts(LIBRARY_TEXTS)
  const language = useLanguage()
  // Lives in the page: returning from an entry shows the list unchanged, and the browser stores nothing.
  const [view, setView] = useState(FIRST_VIEW)
  if (useQueryParam('id') === null) return <LibraryList view={view} onViewChange={setView} />
  return (
    <RecordPage
      call={libraryEntry}
      titleOf={() => texts.title}
      gone={LIBRARY_ERRORS.notPublished[language]}
      list={{ page: '/checkedLibrary', label: texts.back }}
    >
      {entry => <LibraryEntry entry={entry} />}
    </RecordPage>
  )
}
