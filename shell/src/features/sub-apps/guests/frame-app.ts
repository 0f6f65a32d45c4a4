import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { AppInstance, Host, Tab, TabHandle } from '@apron/sdk'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { type Connection, connectFrame, type FrameMount, isFrameMount } from './connect-frame.ts'

/** Event that the framed page dispatches on its `frameElement`, with its mount function as detail. */
const CONNECT = 'apron-connect'

function frameFor(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0'
  frame.src = src
  return frame
}

/**
 * Returns the frame's window if it shows a page of this application. Frames that have navigated elsewhere get
 * nothing.
 */
function pageIn(frame: HTMLIFrameElement, folder: string): (Window & typeof globalThis) | null {
  const view = frame.contentDocument?.defaultView ?? null
  return view?.location.pathname.startsWith(folder) === true ? view : null
}

/**
 * Opens the page in a frame of the tab. Settles once it has connected; otherwise the shell's timeout applies.
 */
function openFrame(src: string, folder: string, title: string, host: Host, tab: Tab): Promise<TabHandle> {
  const frame = frameFor(src, title)
  let connection: Connection | null = null

  const handle: TabHandle = {
    update: change => connection?.handle.update?.(change),
    async refresh() {
      if (connection?.handle.refresh) await connection.handle.refresh()
      // The page connects again after the reload.
      else frame.contentWindow?.location.reload()
    },
    beforeClose: reason => connection?.handle.beforeClose?.(reason) ?? true,
    async unmount() {
      const ending = connection
      connection = null
      try {
        await ending?.handle.unmount()
      } finally {
        ending?.end()
        frame.remove()
      }
    },
  }

  return new Promise((resolve, reject) => {
    async function connect(mount: FrameMount): Promise<void> {
      const page = pageIn(frame, folder)
      if (page === null) throw new SubAppFailure('invalid', `the frame of ${host.app} shows another page`)
      connection?.end()
      connection = null
      // Unsaved input of the previous page is gone.
      tab.setDirty(false)
      connection = await connectFrame(page, mount, host, tab)
    }

    frame.addEventListener(CONNECT, event => {
      if (!('detail' in event) || !isFrameMount(event.detail)) return
      connect(event.detail).then(
        () => resolve(handle),
        (error: unknown) => {
          reject(error)
          host.reportError(error, { tab: tab.id, during: 'connect' })
        },
      )
    })
    frame.addEventListener('load', () => {
      if (frame.contentDocument?.contentType === 'text/html') return
      reject(new SubAppFailure('unreachable', `${src} could not be shown`))
    })
    tab.el.replaceChildren(frame)
  })
}

/**
 * Starts an isolated application: each tab is a page in its own frame, which is never moved in the document.
 * @param folder `/apps/<name>/<version>/`
 */
export function startFrameApp(manifest: SubAppManifest, folder: string, host: Host): AppInstance {
  const { entry, name, titles } = manifest
  return {
    mount(tab) {
      const title = titles[tab.location.path]?.[host.session().lang] ?? name
      return openFrame(folder + entry, folder, title, host, tab)
    },
  }
}
