import { CallFailure } from '@apron/contract/errors/call-failure'
import {
  isHello,
  PAGE_HELLO,
  PORTAL_HELLO,
  type PortalMessage,
  pageMessage,
  type RequestedValue,
} from '@apron/contract/wire/formats/password-frame'

/** Requests and events of the framed page (AUTH-13). */
export interface PasswordCallbacks {
  /** Returns what the page requests. Rejects if it is unavailable. */
  provideValue(requested: RequestedValue): Promise<string>
  ready(): void
  success(): void
  cancel(): void
  error(message: string): void
  height(px: number): void
}

/** Returns the server's message for a failed request, if there is one. */
function reasonOf(error: unknown): string {
  if (error instanceof CallFailure && error.said !== '') return error.said
  return error instanceof Error ? error.message : ''
}

/**
 * Opens a channel to one frame. Accepts only a first message from exactly this window and origin; everything
 * after goes over the channel (security note T03).
 * @returns stops listening
 */
export function openPasswordChannel(
  frame: HTMLIFrameElement,
  origin: string,
  callbacks: PasswordCallbacks,
): () => void {
  let port: MessagePort | null = null

  async function provideValue(replyPort: MessagePort, id: number, requested: RequestedValue): Promise<void> {
    const reply = await callbacks.provideValue(requested).then(
      (value): PortalMessage => ({ id, value }),
      (error: unknown): PortalMessage => ({ id, error: reasonOf(error) }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port leads to a single page
    replyPort.postMessage(reply)
  }

  function receive(from: MessagePort, data: unknown) {
    const message = pageMessage(data)
    if (message === null) return
    if ('get' in message) void provideValue(from, message.id, message.get)
    else if (message.signal === 'error') callbacks.error(message.message)
    else if (message.signal === 'height') callbacks.height(message.px)
    else callbacks[message.signal]()
  }

  function onHello(event: MessageEvent) {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    if (!isHello(event.data, PAGE_HELLO)) return
    port?.close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.addEventListener('message', ({ data }) => receive(port1, data))
    port1.start()
    frame.contentWindow?.postMessage({ apron: PORTAL_HELLO }, origin, [port2])
    callbacks.ready()
  }

  globalThis.addEventListener('message', onHello)
  return () => {
    globalThis.removeEventListener('message', onHello)
    port?.close()
  }
}
