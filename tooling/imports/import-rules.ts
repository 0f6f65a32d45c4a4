import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Matches a path in a workspace; the first group is the workspace. */
const WORKSPACE = '^(packages/[^/]+|apps/[^/]+|shell|server|e2e|bench|tooling)/'
const OURS = '^(packages|apps|shell|server|e2e|bench|tooling)/'
const TEST = '[.]test[.]tsx?$'
/** Paths of our workspaces that this workspace must not import. */
function onlyMayImport(workspace: string, allowed: readonly string[]): IRegularForbiddenRuleType['to'] {
  return { path: OURS, pathNot: [workspace, ...allowed].map(path => `^${path}/`) }
}

const layerRule = (name: string, workspace: string, allowed: readonly string[], comment: string) => ({
  name,
  comment,
  severity: 'error' as const,
  from: { path: `^${workspace}/` },
  to: onlyMayImport(workspace, allowed),
})

const CONTRACT = 'packages/contract'
const SDK = 'packages/sdk'
const SERVER_KIT = 'packages/server-kit'
const UI = 'packages/ui'
const PAGES = 'packages/pages'
const OFFLINE = 'packages/offline'

/** The module of units, people and permissions, which owns its tables. */
const ORGANISATION = '^server/src/features/organisation/'

/** Import rules: the table "Folders" of docs/architecture.md. */
export const IMPORT_RULES: IRegularForbiddenRuleType[] = [
  layerRule(CONTRACT, CONTRACT, [], 'The contract imports nothing of ours.'),
  layerRule(UI, UI, [CONTRACT], 'UI parts take data as props and import the contract only.'),
  layerRule(SDK, SDK, [CONTRACT], 'The SDK imports the contract only.'),
  layerRule(SERVER_KIT, SERVER_KIT, [CONTRACT], 'The server kit imports the contract only.'),
  layerRule(PAGES, PAGES, [CONTRACT, SDK, UI], 'The pages kit imports contract, sdk and ui.'),
  layerRule(OFFLINE, OFFLINE, [CONTRACT, SDK], 'Offline work imports contract and sdk.'),
  layerRule(
    'shell',
    'shell',
    [CONTRACT, SDK, UI, PAGES, OFFLINE],
    'The shell imports contract, sdk, ui, pages and offline.',
  ),
  {
    name: 'server',
    comment: 'The server imports contract and server kit; sub-applications are named in app/plugins.ts only.',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/src/app/plugins[.]ts$' },
    to: onlyMayImport('server', [CONTRACT, SERVER_KIT]),
  },
  {
    name: 'server-plugins',
    comment: 'app/plugins.ts imports the server parts of sub-applications and nothing else of them.',
    severity: 'error',
    from: { path: '^server/src/app/plugins[.]ts$' },
    to: { path: OURS, pathNot: ['^server/', `^${CONTRACT}/`, `^${SERVER_KIT}/`, '^apps/[^/]+/server/'] },
  },
  {
    name: 'apps',
    comment: 'A sub-application imports contract, sdk, ui and pages, never another sub-application.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: '^apps/[^/]+/(?:server|e2e)/' },
    to: { path: OURS, pathNot: ['^apps/$1/', `^${CONTRACT}/`, `^${SDK}/`, `^${UI}/`, `^${PAGES}/`] },
  },
  {
    name: 'app-server',
    comment: 'The server part of a sub-application imports contract and server kit.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/server/', pathNot: '^apps/[^/]+/server/test/' },
    to: { path: OURS, pathNot: ['^apps/$1/', `^${CONTRACT}/`, `^${SERVER_KIT}/`] },
  },
  {
    name: 'app-tests',
    comment: 'HTTP tests of a sub-application start the real server through its test support.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/server/test/' },
    to: { path: OURS, pathNot: ['^apps/$1/', `^${CONTRACT}/`, `^${SERVER_KIT}/`, '^server/test/support/'] },
  },
  {
    name: 'app-browser-tests',
    comment: 'Browser tests of a sub-application use its pages: of its code they import the contract only.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/e2e/' },
    to: { path: OURS, pathNot: ['^apps/$1/(?:e2e|contract)/', `^${CONTRACT}/`, '^e2e/(?:harness|pages)/'] },
  },
  {
    name: 'app-parts',
    comment: 'The web part and the server part of a sub-application share its contract and app.ts only.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/(web|server|contract)/' },
    to: { path: '^apps/$1/', pathNot: ['^apps/$1/$2/', '^apps/$1/contract/', '^apps/$1/app[.]ts$'] },
  },
  {
    name: 'bench',
    comment:
      'Measurements import contract, sdk, e2e and server; of the shell only how it hosts sub-applications.',
    severity: 'error',
    from: { path: '^bench/' },
    to: onlyMayImport('bench', [CONTRACT, SDK, 'e2e', 'server', 'shell/src/features/sub-apps']),
  },
  {
    name: 'platform',
    comment: 'platform/ imports neither features nor app/: invert the dependency or move the file.',
    severity: 'error',
    from: { path: '^(shell|server)/src/platform/', pathNot: TEST },
    to: { path: '^$1/src/(app|features)/' },
  },
  {
    name: 'feature-to-app',
    comment: 'Features are wired by app/, they do not import it.',
    severity: 'error',
    from: { path: '^(shell|server)/src/features/', pathNot: TEST },
    to: { path: '^$1/src/app/' },
  },
  {
    name: 'feature-to-feature',
    comment: 'Features are combined in app/; one feature imports only types and texts of another.',
    severity: 'error',
    from: { path: '^(shell|server)/src/features/([^/]+)/' },
    to: {
      path: '^$1/src/features/',
      pathNot: ['^$1/src/features/$2/', '[.]texts[.]ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'organisation',
    comment:
      'Others enter the module of units, people and permissions by organisation.ts; their statements name types of its tables.',
    severity: 'error',
    from: { path: `^(?!${ORGANISATION})`, pathNot: TEST },
    to: { path: ORGANISATION, pathNot: [`${ORGANISATION}organisation[.]ts$`, '[.]tables[.]ts$'] },
  },
  {
    name: 'administration',
    comment: 'The administration is an application like others: it imports contract, sdk, ui and pages only.',
    severity: 'error',
    from: { path: '^shell/src/features/admin/' },
    to: {
      path: OURS,
      pathNot: ['^shell/src/features/admin/', `^${CONTRACT}/`, `^${SDK}/`, `^${UI}/`, `^${PAGES}/`],
    },
  },
  {
    name: 'administration-libraries',
    comment: 'The administration does not import libraries that only the shell may use.',
    severity: 'error',
    from: { path: '^shell/src/features/admin/' },
    to: { path: 'node_modules/(react-router|@tanstack|zustand)/' },
  },
  {
    name: 'login-page',
    comment: 'The first document and the login page run before any framework.',
    severity: 'error',
    from: { path: '^shell/src/(boot|login|first-document)/', pathNot: TEST },
    to: {
      path: [
        '^shell/src/(app|features)/',
        '^packages/(ui|sdk)/.*[.]tsx?$',
        '^packages/offline/src/(?!keys/forget-key[.]ts$)',
        'node_modules/(react|react-dom|react-router|@tanstack|zustand)/',
      ],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  },
  {
    name: 'cycle',
    comment: 'No cycles.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'package-door',
    comment: 'Other packages are imported by name through their exports, never by a relative path.',
    severity: 'error',
    from: { path: WORKSPACE },
    to: { path: OURS, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace', 'aliased'] },
  },
  {
    name: 'unresolved',
    comment: 'The import cannot be resolved: not exported by the package, or misspelt.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'undeclared',
    comment: 'Declare the library in the package.json of the workspace that imports it.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
]
