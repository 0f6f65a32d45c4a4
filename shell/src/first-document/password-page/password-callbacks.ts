import {
  isHello,
  PAGE_HELLO,
  type PageMessage,
  PORTAL_HELLO,
  portalMessage,
  type RequestedValue,
} from '@apron/contract/wire/formats/password-frame'

/** The dialog around the page (AUTH-13). */
export interface PortalCallbacks {
  /**
   * Requests data from the portal. Rejects with its message, or with none if the portal has already told the
   * user.
   */
  get(question: RequestedValue): Promise<string>
  tell(message: PageMessage): void
}

/**
 * Waits for the channel of the portal that frames this page. Accepts only the parent window and this origin.
 */
export function portalCallbacks(): Promise<PortalCallbacks> {
  return new Promise(resolve => {
    function greeted(event: MessageEvent) {
      const [port] = event.ports
      if (event.source !== parent || event.origin !== location.origin || port === undefined) return
      if (!isHello(event.data, PORTAL_HELLO)) return
      removeEventListener('message', greeted)
      resolve(callbacksOver(port))
    }
    addEventListener('message', greeted)
    parent.postMessage({ apron: PAGE_HELLO }, location.origin)
  })
}

function callbacksOver(port: MessagePort): PortalCallbacks {
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let lastId = 0
  port.addEventListener('message', ({ data }) => {
    const message = portalMessage(data)
    const asked = message && waiting.get(message.id)
    if (message === null || asked === undefined || asked === null) return
    waiting.delete(message.id)
    if ('value' in message) asked.resolve(message.value)
    else asked.reject(new Error(message.error))
  })
  port.start()
  return {
    get(question) {
      lastId += 1
      const asked = Promise.withResolvers<string>()
      waiting.set(lastId, asked)
      port.postMessage({ id: lastId, get: question })
      return asked.promise
    },
    tell: message => port.postMessage(message),
  }
}
