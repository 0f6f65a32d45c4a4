import type { AppMessageSetting, HomeApplication } from '@apron/contract/entities/home'
import type { Project } from '@apron/contract/entities/project'

/** Codes that were saved; null when what was saved is no list. */
export function readCodes(saved: unknown): string[] | null {
  return Array.isArray(saved) ? saved.filter(code => typeof code === 'string') : null
}

/** The applications with the person's choice; all of them before anything was chosen. */
export function chosenApplications(applications: readonly Project[], saved: unknown): HomeApplication[] {
  const codes = readCodes(saved)
  return applications.map(({ projectCode: code, projectName: name }) => ({
    code,
    name,
    chosen: codes === null || codes.includes(code),
  }))
}

/** The applications, and whether their messages are wanted: as long as nobody says no, they are. */
export function messageSettings(applications: readonly Project[], muted: unknown): AppMessageSetting[] {
  const codes = readCodes(muted) ?? []
  return applications.map(({ projectCode: id, projectName: name }) => ({
    id,
    name,
    shown: !codes.includes(id),
  }))
}

/** The codes whose messages are not wanted, after one more choice. */
export function mutedAfter(muted: unknown, id: string, shown: boolean): string[] {
  const others = (readCodes(muted) ?? []).filter(code => code !== id)
  return shown ? others : [...others, id]
}
