import type { PageServices } from '../features/own-pages/page-services.ts'
import { runningSession } from '../features/session/session-store.ts'
import { createColumnStore } from './column-store.ts'
import { createFileServices } from './file-services.ts'
import type { Shell } from './shell.ts'

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
    files: createFileServices(shell),
    columns: createColumnStore(shell),
  }
}
