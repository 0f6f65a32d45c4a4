import { isLoopbackHost } from '../config/dev-sub-apps.ts'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/

/**
 * Splits `erp.example.com,mail.example.com:8443` into hosts. Returns null unless every part is a host name with or
 * without a port.
 */
export function parseHosts(value: string): readonly string[] | null {
  const hosts = value.split(',').map(host => host.trim().toLowerCase())
  return hosts.every(host => HOST.test(host)) ? hosts : null
}

/** Returns true if applications may call the address: https, or http on this machine, and a host of the list. */
export function mayCall(url: URL, hosts: readonly string[]): boolean {
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
  return isSafe && url.username === '' && url.password === '' && hosts.includes(url.host)
}
