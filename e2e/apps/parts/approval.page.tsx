import { ApprovalPath } from '@apron/pages/record'
import { useQueryParam, useTexts } from '@apron/sdk'
import { Page, PageHeader } from '@apron/ui/page'
import { PARTS_TEXTS } from './parts.texts.ts'

/** A record with its running approval. */
export default function ApprovalPage() {
  const insId = useQueryParam('insId') ?? ''
  return (
    <Page>
      <PageHeader title={useTexts(PARTS_TEXTS).approval.title} />
      <ApprovalPath insId={insId} />
    </Page>
  )
}
