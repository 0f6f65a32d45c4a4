import { PersonField } from '@apron/pages/fields'
import { useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { useState } from 'react'
import { PARTS_TEXTS } from './parts.texts.ts'

/** A page with a person field. */
export default function FieldsPage() {
  const texts = useTexts(PARTS_TEXTS).fields
  const [user, setUser] = useState<string | null>(null)
  return (
    <Page>
      <PageHeader title={texts.title} />
      <div className="parts-form">
        <PersonField label={texts.user} value={user} onChange={setUser} />
      </div>
    </Page>
  )
}
