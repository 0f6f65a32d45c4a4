import { DEV_PORTS, SUB_APP_NAME } from '@apron/contract/sub-apps/names'

/** Port of each sub-application's development server on this machine. */
export type DevSubApps = ReadonlyMap<string, number>

/** Parses `amm=9502,tools=9505`. Returns null if it is malformed, or an application or port appears twice. */
export function parseDevSubApps(value: string): DevSubApps | null {
  const pairs = value.split(',').map(part => part.trim().split('='))
  const apps = new Map(pairs.map(([name = '', port = '']) => [name, /^\d{4}$/.test(port) ? Number(port) : 0]))
  const ports = new Set(apps.values())
  const isValid = pairs.every(pair => pair.length === 2) && [...apps].every(isDevSubApp)
  return isValid && apps.size === pairs.length && ports.size === pairs.length ? apps : null
}

function isDevSubApp([name, port]: readonly [name: string, port: number]): boolean {
  return SUB_APP_NAME.test(name) && port >= DEV_PORTS.first && port <= DEV_PORTS.last
}

/** Returns true if a host in a setting or address is this machine and nothing else. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
}

/** Returns the entry address of an application in development. Any page of the portal may load code from there. */
export function devEntry(port: number): string {
  return `${devOrigin(port)}/web/entry.tsx`
}

export function devOrigin(port: number): string {
  return `http://localhost:${port}`
}
