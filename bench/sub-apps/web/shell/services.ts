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

/** What the pages of the measurement need of a shell: nearly nothing. Whatever goes wrong has to be seen. */
export const services: HostServices = {
  session: () => SESSION,
  token: () => null,
  caller: () => ({ language: 'en', token: null, employee: null }),
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
  findDraft: () => Promise.resolve(null),
  keepDraft: () => undefined,
  dropDraft: () => undefined,
  sendSave: (_app, _place, { path }) => Promise.reject(new Error(`Nothing answers ${path}`)),
  dropSave: () => undefined,
  followSaves: () => () => undefined,
  showApproval: () => Promise.resolve(),
  authExpired: () => undefined,
  remembered: () => undefined,
  remember: () => undefined,
  toast: () => undefined,
  confirm: () => Promise.resolve(true),
  report: (_app, error) => reportError(error),
}
