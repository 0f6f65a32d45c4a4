/**
 * The eleven sub-applications of the product with their development ports (§1, §9; arWorkcard, fireSafety and ipc by
 * decision).
 */
export const SUB_APP_PORTS = {
  airline: 9500,
  amsp: 9501,
  amm: 9502,
  marketing: 9504,
  tools: 9505,
  safetyQuality: 9506,
  workCard: 9508,
  arWorkcard: 9509,
  supplier: 9511,
  fireSafety: 9512,
  ipc: 9513,
} as const

export type SubAppName = keyof typeof SUB_APP_PORTS

/** Ports allowed for development servers (APP-14). */
export const DEV_PORTS = { first: 9500, last: 9513 } as const

/** Name of a sub-application: its mount path without the slash. */
export const SUB_APP_NAME = /^[a-z][A-Za-z0-9]{1,39}$/
/** Version of a manifest, such as `1.8.2` or `1.9.0-rc.1`. Also used as folder name. */
export const SUB_APP_VERSION = /^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$/
export const SUB_APP_VERSION_LENGTH = 80
/** Permission to see and choose versions of sub-applications. */
export const SUB_APP_MANAGE = 'portal:subApp:manage'
