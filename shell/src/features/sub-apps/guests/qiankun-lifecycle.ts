import type { CloseReason, Host, NavigateOptions } from '@apron/sdk'
import { isRecord } from '../manifest/check-json.ts'
import type { GlobalStateActions } from './global-state.ts'

/** Props of a legacy application at `bootstrap`. */
export interface QiankunProps extends GlobalStateActions {
  readonly name: string
  /** Mount path, such as `/tools`. */
  readonly routerBase: string
  /** The current token. Do not store it. */
  readonly token: string | null
  getToken(): string | null
  navigate(to: string, options?: NavigateOptions): void
}

/** Functions that are available only while the application is mounted. */
export interface QiankunMountActions {
  /** Hides the loading flag, which otherwise disappears when `mount` settles. */
  firstLoaded(): void
  setTitle(title: string): void
  /** Reports unsaved work. The tab then asks before it closes, and is never put to sleep. */
  setDirty(dirty: boolean): void
  /** Registers a refresh without remounting. Returns a function that removes it. */
  onRefresh(refresh: () => unknown): () => void
  /** Registers a question before the tab closes; false keeps it open. Returns a function that removes it. */
  onBeforeClose(ask: (reason: CloseReason) => boolean | Promise<boolean>): () => void
}

/** Props at `mount` and `unmount`. */
export interface QiankunMountProps extends QiankunProps, QiankunMountActions {
  readonly container: HTMLElement
}

/** Functions that the entry of a legacy application sets on the window. */
export interface QiankunLifecycle {
  bootstrap(props: QiankunProps): unknown
  mount(props: QiankunMountProps): unknown
  unmount(props: QiankunMountProps): unknown
}

export function isLifecycle(value: unknown): value is QiankunLifecycle & Record<string, unknown> {
  return isRecord(value) && ['bootstrap', 'mount', 'unmount'].every(name => typeof value[name] === 'function')
}

/** Creates new props each time, with the token as a getter. */
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
