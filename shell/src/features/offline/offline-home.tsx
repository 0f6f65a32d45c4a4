import { fillText } from '@apron/contract/texts/fill-text'
import type { ListedDraft } from '@apron/offline'
import { formatDraftTime } from '@apron/offline/unsaved'
import { useTexts } from '@apron/sdk/texts'
import { Page, PageHeader, Section } from '@apron/ui/page'
import { draftsTexts } from './drafts.texts.ts'
import { draftsListTexts } from './drafts-list.texts.ts'
import { DraftsList } from './drafts-list.tsx'
import { useDrafts } from './use-drafts.ts'

export interface OfflineHomeProps {
  /** Time when the portal was last loaded, ms. */
  readonly cachedAt: number
  readonly load: () => Promise<readonly ListedDraft[]>
  readonly onOpen: (address: string) => void
  readonly onDiscard: (draft: ListedDraft) => void
}

/** Offline home page. Lists the work that the user can continue. */
export function OfflineHome({ cachedAt, load, onOpen, onDiscard }: OfflineHomeProps) {
  const { title } = useTexts(draftsTexts)
  const texts = useTexts(draftsListTexts)
  const listing = useDrafts(load, onDiscard)
  return (
    <Page>
      <PageHeader
        title={texts.awayTitle}
        facts={<span>{fillText(texts.awayHint, { time: formatDraftTime(cachedAt) })}</span>}
      />
      <Section title={title}>
        <DraftsList canStore {...listing} onOpen={onOpen} />
      </Section>
    </Page>
  )
}
