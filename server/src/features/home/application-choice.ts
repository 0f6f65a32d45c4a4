import type { AppMessageSetting, HomeApplication } from '@apron/contract/home/home'
import type { Project } from '@apron/contract/organisation/project'

/** Reads saved codes. Returns null if the saved value is not a list. */
export function readCodes(saved: unknown): string[] | null {
  return Array.isArray(saved) ? saved.filter(code => typeof code === 'string') : null
}

/** Marks the person's chosen applications. All are chosen by default. */
export function chosenApplications(applications: readonly Project[], saved: unknown): HomeApplication[] {
  const codes = readCodes(saved)
  return applications.map(({ projectCode: code, projectName: name }) => ({
    code,
    name,
    chosen: codes === null || codes.includes(code),
  }))
}

/** Returns whether messages of each application are shown. They are unless muted. */
export function messageSettings(applications: readonly Project[], muted: unknown): AppMessageSetting[] {
  const codes = readCodes(muted) ?? []
  return applications.map(({ projectCode: id, projectName: name }) => ({
    id,
    name,
    shown: !codes.includes(id),
  }))
}

/** Returns the muted codes after one more change. */
export function mutedAfter(muted: unknown, id: string, shown: boolean): string[] {
  const others = (readCodes(muted) ?? []).filter(code => code !== id)
  return shown ? others : [...others, id]
}
