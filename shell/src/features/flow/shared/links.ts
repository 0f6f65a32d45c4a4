import { FLOW_PATHS } from '../../../paths.ts'

interface LinkTarget {
  readonly id: string
  /** Title of the tab. */
  readonly title: string
}

/** Links to a process in its own tab, so that several can be open. */
function detailLink(path: `/${string}`, { id, title }: LinkTarget): `/${string}` {
  const query = new URLSearchParams({ id, multipleTabs: '1', viewTitle: title })
  return `${path}?${query.toString()}`
}

interface Task {
  readonly taskId: string
  readonly serial: string
}

interface Process {
  readonly insId: string
  readonly serial: string
}

export const todoLink = ({ taskId, serial }: Task) =>
  detailLink(FLOW_PATHS.todoDetail, { id: taskId, title: serial })

export const doneLink = ({ insId, serial }: Process) =>
  detailLink(FLOW_PATHS.doneDetail, { id: insId, title: serial })

/** Returns the link to a started process. Rejected processes open for editing. */
export const startedLink = ({ insId, serial, state }: Process & { readonly state: string }) =>
  detailLink(state === 'rejected' ? FLOW_PATHS.startedEdit : FLOW_PATHS.startedCheck, {
    id: insId,
    title: serial,
  })

export const applyLink = (kind: string): `/${string}` =>
  `${FLOW_PATHS.apply}?${new URLSearchParams({ kind, multipleTabs: '1' }).toString()}`
