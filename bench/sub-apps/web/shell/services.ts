import type { Session } from '@apron/sdk'
import type { HostServices } from '@apron/shell/sub-apps/host'

const SESSION: Session = {
  lang: 'en',
  airport: null,
  user: { code: 'B001', name: 'Bench', roles: [] },
  resources: [],
  variant: 'CSN',
  theme: 'light',
  texts: {},
}

/** Minimal services for the measured pages. Errors must be visible. */
export const services: HostServices = {
  caller: () => ({ language: 'en', token: null, employee: null }),
  forApp: () => ({
    session: () => SESSION,
    getToken: () => null,
    navigate: () => undefined,
    closeTab: () => Promise.resolve(false),
    refreshTab: () => Promise.resolve(false),
    request: path => Promise.reject(new Error(`Nothing answers ${path}`)),
    keepRead: () => undefined,
    files: {
      upload: file => Promise.resolve({ name: file.name, url: '' }),
      waiting: () => new Map(),
      onWaiting: () => () => undefined,
      read: () => Promise.resolve(new Blob()),
      download: () => Promise.resolve(),
      preview: () => undefined,
    },
    drafts: { find: () => Promise.resolve(null), keep: () => undefined, drop: () => undefined },
    saves: {
      send: (_place, { path }) => Promise.reject(new Error(`Nothing answers ${path}`)),
      drop: () => undefined,
      follow: () => () => undefined,
    },
    showApproval: () => Promise.resolve(),
    authExpired: () => undefined,
    remembered: () => undefined,
    remember: () => undefined,
    toast: () => undefined,
    confirm: () => Promise.resolve(true),
    reportError: error => reportError(error),
  }),
}
