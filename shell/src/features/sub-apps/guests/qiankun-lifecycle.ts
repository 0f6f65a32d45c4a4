import type { CloseReason, Host, NavigateOptions } from '@apron/sdk'
import { isRecord } from '../check-json.ts'
import type { GlobalStateActions } from './global-state.ts'

/** What a legacy application gets at `bootstrap`. */
export interface QiankunProps extends GlobalStateActions {
  readonly name: string
  /** Mount path, such as `/tools`. */
  readonly routerBase: string
  /** The token at the moment it is read; never keep it. */
  readonly token: string | null
  getToken(): string | null
  navigate(to: string, options?: NavigateOptions): void
}

/** What only a mounted application can be asked or say. */
export interface QiankunMountActions {
  /** Takes the loading flag away; otherwise it goes when `mount` has settled. */
  firstLoaded(): void
  setTitle(title: string): void
  /** Unsaved work: the tab is asked before it closes, and never put to sleep. */
  setDirty(dirty: boolean): void
  /** Refreshes without being mounted anew. The answer takes it back. */
  onRefresh(refresh: () => unknown): () => void
  /** Asked before the tab closes; false keeps it open. The answer takes it back. */
  onBeforeClose(ask: (reason: CloseReason) => boolean | Promise<boolean>): () => void
}

/** What it gets at `mount` and `unmount`. */
export interface QiankunMountProps extends QiankunProps, QiankunMountActions {
  readonly container: HTMLElement
}

/** What the entry of a legacy application puts on the window. */
export interface QiankunLifecycle {
  bootstrap(props: QiankunProps): unknown
  mount(props: QiankunMountProps): unknown
  unmount(props: QiankunMountProps): unknown
}

export function isLifecycle(value: unknown): value is QiankunLifecycle & Record<string, unknown> {
  return isRecord(value) && ['bootstrap', 'mount', 'unmount'].every(name => typeof value[name] === 'function')
}

/** A new object each time, with the token as a getter. */
export function qiankunProps(host: Host, state: GlobalStateActions): QiankunProps {
  return {
    ...state,
    name: host.app,
    routerBase: host.base,
    get token() {
      return host.getToken()
    },
    getToken: () => host.getToken(),
    navigate: (to, options) => host.navigate(to, options),
  }
}
