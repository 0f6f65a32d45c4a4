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
  send(message: PageMessage): void
}

/**
 * Waits for the channel of the portal that frames this page. Accepts only the parent window and this origin.
 */
export function portalCallbacks(): Promise<PortalCallbacks> {
  return new Promise(resolve => {
    function onHello(event: MessageEvent) {
      const [port] = event.ports
      if (event.source !== parent || event.origin !== location.origin || port === undefined) return
      if (!isHello(event.data, PORTAL_HELLO)) return
      removeEventListener('message', onHello)
      resolve(createCallbacks(port))
    }
    addEventListener('message', onHello)
    parent.postMessage({ apron: PAGE_HELLO }, location.origin)
  })
}

function createCallbacks(port: MessagePort): PortalCallbacks {
  const pending = new Map<number, PromiseWithResolvers<string>>()
  let lastId = 0
  port.addEventListener('message', ({ data }) => {
    const message = portalMessage(data)
    const request = message && pending.get(message.id)
    if (message === null || request === undefined || request === null) return
    pending.delete(message.id)
    if ('value' in message) request.resolve(message.value)
    else request.reject(new Error(message.error))
  })
  port.start()
  return {
    get(question) {
      lastId += 1
      const request = Promise.withResolvers<string>()
      pending.set(lastId, request)
      port.postMessage({ id: lastId, get: question })
      return request.promise
    },
    send: message => port.postMessage(message),
  }
}
