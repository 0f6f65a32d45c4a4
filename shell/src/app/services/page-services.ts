import { textsByCode } from '@apron/contract/texts/pick-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { PageServices } from '../../features/own-pages/page-services.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import type { Shell } from '../shell.ts'
import { createColumnStore } from './column-store.ts'
import { createFileServices } from './file-services.ts'

const lazyTexts = fetchedCode(() => import('../lazy-texts.ts'), 'asked')
const allTexts = fetchedCode(() => import('../all-texts.ts'), 'asked')

async function builtInTexts(): Promise<ReadonlyMap<string, TextPair>> {
  const [{ ALL_TEXTS }, { LAZY_TEXTS }] = await Promise.all([allTexts.get(), lazyTexts.get()])
  return new Map([...textsByCode(ALL_TEXTS), ...Object.entries(LAZY_TEXTS)])
}

/** What the shell lends to the pages it draws itself. @param shell known once everything is made */
export function createPageServices(
  shell: () => Shell,
  fixed: Pick<Shell, 'http' | 'language'>,
): PageServices {
  return {
    ...fixed,
    userCode: () => runningSession(shell().session)?.user.code ?? '',
    can: identify => runningSession(shell().session)?.resources.includes(identify) === true,
    navigate: to => shell().navigate(to),
    confirm: question => shell().confirm(question),
    builtInTexts,
    files: createFileServices(shell),
    columns: createColumnStore(shell),
  }
}
