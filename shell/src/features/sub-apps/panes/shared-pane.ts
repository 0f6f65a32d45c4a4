import type { LoadedApp } from '../loading/load-app.ts'
import { mountPane, type Pane, type PaneOptions } from './pane.ts'

/** One tab of an application with a single mount (manifest: `tabs: single`). */
interface Member {
  readonly parent: HTMLElement
  readonly options: PaneOptions
  location: PaneOptions['location']
}

interface SharedMount {
  readonly app: LoadedApp
  readonly members: Set<Member>
  /** Tab that currently contains the application. */
  holder: Member
  mounting: Promise<Pane>
  pane: Pane | null
}

/** Mounts shared by several tabs. Each tab has its own pane. */
export interface SharedPanes {
  open(app: LoadedApp, parent: HTMLElement, options: PaneOptions): Promise<Pane>
}

function mountAt(shared: Pick<SharedMount, 'app' | 'holder'>): Promise<Pane> {
  const { parent, options, location } = shared.holder
  return mountPane(shared.app, parent, {
    id: options.id,
    location,
    active: options.active,
    airport: options.airport,
    onFirstLoaded: () => shared.holder.options.onFirstLoaded(),
    onTitle: title => shared.holder.options.onTitle(title),
    onDirty: dirty => shared.holder.options.onDirty(dirty),
    onLost: () => shared.holder.options.onLost(),
  })
}

/** Moves the application with all its content into another of its tabs. */
function moveTo(shared: SharedMount, member: Member): void {
  const { pane, holder } = shared
  if (pane === null || holder === member) return
  holder.options.onDirty(false)
  shared.holder = member
  pane.moveTo(member.parent)
  member.options.onDirty(pane.isDirty())
  // Already rendered, so there is nothing to wait for.
  member.options.onFirstLoaded()
}

export function createSharedPanes(): SharedPanes {
  const byApp = new Map<string, SharedMount>()

  function removeMember(shared: SharedMount, member: Member): void {
    shared.members.delete(member)
    const [next] = shared.members
    if (next === undefined) {
      byApp.delete(shared.app.name)
      shared.pane?.destroy()
    } else if (shared.holder === member) {
      shared.pane?.update({ active: false })
      moveTo(shared, next)
    }
  }

  function paneOfMember(shared: SharedMount, member: Member): Pane {
    const isHolder = () => shared.holder === member
    return {
      update(change) {
        member.location = change.location ?? member.location
        if (change.active === true && !isHolder()) {
          moveTo(shared, member)
          shared.pane?.update({ location: member.location, active: true })
        } else if (isHolder()) shared.pane?.update(change)
      },
      async refresh() {
        if (!isHolder() || (await shared.pane?.refresh()) === true) return true
        shared.pane?.destroy()
        shared.pane = null
        shared.mounting = mountAt(shared)
        shared.pane = await shared.mounting
        return true
      },
      beforeClose: async reason => !isHolder() || shared.pane === null || shared.pane.beforeClose(reason),
      isDirty: () => isHolder() && shared.pane?.isDirty() === true,
      moveTo: () => undefined,
      destroy: () => removeMember(shared, member),
    }
  }

  function startShared(app: LoadedApp, member: Member): SharedMount {
    const start = { app, holder: member }
    const shared: SharedMount = Object.assign(start, {
      members: new Set([member]),
      mounting: mountAt(start),
      pane: null,
    })
    byApp.set(app.name, shared)
    return shared
  }

  return {
    async open(app, parent, options) {
      const member: Member = { parent, options, location: options.location }
      const existing = byApp.get(app.name)
      const shared = existing ?? startShared(app, member)
      shared.members.add(member)
      try {
        shared.pane = await shared.mounting
      } catch (error) {
        if (byApp.get(app.name) === shared) byApp.delete(app.name)
        throw error
      }
      const pane = paneOfMember(shared, member)
      if (existing && options.active) pane.update({ location: options.location, active: true })
      return pane
    },
  }
}
