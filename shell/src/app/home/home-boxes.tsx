import type { Message } from '@apron/contract/messages/message'
import type { Notice } from '@apron/contract/messages/notice'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { useStore } from 'zustand'
import { FavouritesBox } from '../../features/favourites/favourites-box.tsx'
import { ApplicationsBox } from '../../features/home/applications/applications-box.tsx'
import type { BoxContent, BoxContents } from '../../features/home/box-content.ts'
import { homeTexts } from '../../features/home/home.texts.ts'
import { Notices } from '../../features/home/notices.tsx'
import { statementContent } from '../../features/home/statement-box.tsx'
import { statementOf } from '../../features/home/statement-rules.ts'
import { UnreadBox } from '../../features/messages/bell/unread-box.tsx'
import { type AvailabilityContext, missingTarget } from '../../features/navigation/availability.ts'
import type { MenuNode } from '../../features/navigation/menu-rules.ts'
import { PATHS } from '../../paths.ts'
import { lazyModule, ModuleNotLoaded } from '../../platform/parts/lazy-module.ts'
import { partsTexts } from '../../platform/parts/parts.texts.ts'
import type { MessageDeps } from '../messages/message-services.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

const openMessageModule = lazyModule(() => import('../messages/open-from-box.ts'))

/** Opens a message, or says why not. */
async function openMessage(shell: MessageDeps, message: Message): Promise<void> {
  try {
    const { openFromBox } = await openMessageModule.get()
    openFromBox(shell, message)
  } catch (error) {
    if (!(error instanceof ModuleNotLoaded)) throw error
    toast.error(textsOf(shell, partsTexts).notFetched)
  }
}

/** Registers the content of dashboard boxes by kind. Features add theirs here. */
export function homeBoxes(
  shell: MessageDeps & Pick<Shell, 'session'>,
  menu: readonly MenuNode[],
  { installed }: AvailabilityContext,
  loadNotices: () => Promise<Notice[]>,
): BoxContents {
  const { http } = shell
  const useSite = () => useStore(shell.session, ({ data }) => data?.airport.airportThreeCode ?? '')
  const statement = statementContent(http, useSite)
  const kinds: Readonly<Record<string, BoxContent>> = {
    favourites: {
      Body: () => <FavouritesBox http={http} missingTarget={address => missingTarget(address, installed)} />,
      Action() {
        const home = useTexts(homeTexts)
        return <a href={PATHS.favourites}>{home.allFavourites}</a>
      },
    },
    messages: {
      Body() {
        const count = useStore(shell.messageCount, ({ unread }) => unread)
        return <UnreadBox http={http} count={count} onOpen={message => void openMessage(shell, message)} />
      },
      Action() {
        const home = useTexts(homeTexts)
        return (
          <Button size="small" kind="plain" onClick={() => shell.overlays.open('messages', 'centre')}>
            {home.allMessages}
          </Button>
        )
      },
    },
    applications: { Body: () => <ApplicationsBox http={http} menu={menu} /> },
    notices: { Body: () => <Notices load={loadNotices} /> },
  }
  return kind => (statementOf(kind) === null ? (kinds[kind] ?? null) : statement)
}
