import type { PageServices } from '../../features/own-pages/page-services.ts'
import type { Shell } from '../shell.ts'
import { createColumnStore } from './column-store.ts'

/** What the shell lends to the pages it draws itself. @param shell known once everything is made */
export function createPageServices(
  shell: () => Shell,
  fixed: Pick<Shell, 'http' | 'language'>,
): PageServices {
  return {
    ...fixed,
    navigate: to => shell().navigate(to),
    confirm: question => shell().confirm(question),
    columns: createColumnStore(shell),
  }
}
