import { DEV_PORTS } from '@apron/contract/sub-apps/names'
import { ExpectedError } from '../start/lib/terminal.mjs'
import { devTexts } from './dev.texts.ts'
import type { ListeningMessage } from './vite-server.ts'

export interface ServedApplication {
  readonly name: string
  readonly port: number
  /** Paths of its pages below the mount path. */
  readonly pages: readonly string[]
}

/** Collects what the development servers report, by folder. @throws ExpectedError if the portal could not load from them */
export function servedApplications(served: ReadonlyMap<string, ListeningMessage>): ServedApplication[] {
  const found: ServedApplication[] = []
  for (const [folder, { application, port }] of served) {
    if (application === null) throw new ExpectedError(devTexts.noSubApp(folder))
    const { name, pages } = application
    if (port < DEV_PORTS.first || port > DEV_PORTS.last) {
      throw new ExpectedError(devTexts.portOutside(name, port, DEV_PORTS.first, DEV_PORTS.last))
    }
    if (found.some(other => other.name === name)) throw new ExpectedError(devTexts.sameName(name))
    found.push({ name, port, pages })
  }
  return found
}
