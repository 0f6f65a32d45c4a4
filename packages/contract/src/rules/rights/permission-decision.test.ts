import { describe, expect, it } from 'vitest'
import { guardedPermissions, type PermissionCatalogue, type RoleGrant } from './guarded-permissions.ts'
import {
  decidePermissionChange,
  type EditedAccount,
  type PermissionActor,
  type ProposedChange,
} from './permission-decision.ts'

const grant = (identify: string, deptCode = '', userType = 'employee'): RoleGrant => ({
  identify,
  userType,
  deptCode,
})
const CATALOGUE: PermissionCatalogue = {
  roles: new Map([
    ['ADMIN', [grant('portal:user:edit'), grant('portal:role:edit')]],
    ['CLERK', [grant('portal:user:edit')]],
    ['INSPECTOR', [grant('supplier:vendor:view')]],
    ['MANAGER', [grant('safetyQuality:check:issue', 'D0202'), grant('portal:notice:edit', 'D13')]],
  ]),
  posts: new Map([
    ['QA_AUDITOR', ['safetyQuality:check:add']],
    ['VSR_HANDLER', ['safetyQuality:vsr:view']],
  ]),
  guarded: guardedPermissions(['safetyQuality:vsr:view', 'safetyQuality:vsr:close']),
}

const actor = (part: Partial<PermissionActor>): PermissionActor => ({
  userCode: 'a',
  roles: ['ADMIN'],
  guarded: new Set(['ADMIN', 'portal:user:edit', 'portal:role:edit', 'portal:notice:edit']),
  firstDay: false,
  ...part,
})
const ADMIN = actor({})
const FIRST = actor({ firstDay: true })
const CLERK = actor({ userCode: 'c', roles: ['CLERK'], guarded: new Set(['portal:user:edit']) })

const person = (part: Partial<EditedAccount> = {}): EditedAccount => ({
  userCode: 'p',
  roles: ['INSPECTOR'],
  posts: [],
  userType: 'employee',
  deptCode: 'D02',
  mobile: '1',
  email: '',
  state: 'enabled',
  lastLogin: null,
  ...part,
})
const changed = (after: Partial<EditedAccount>, before: Partial<EditedAccount> = {}): ProposedChange => ({
  of: 'person',
  before: person(before),
  after: person({ ...before, ...after }),
})
const created = (after: Partial<EditedAccount>): ProposedChange => ({
  of: 'person',
  before: null,
  after: person(after),
})
const role = (code: string, before: RoleGrant[] | null, after: RoleGrant[] | null): ProposedChange => ({
  of: 'role',
  code,
  before,
  after,
})

type Row = readonly [what: string, by: PermissionActor, change: ProposedChange, expected: object]
const ordinary = { outcome: 'ordinary' }
const waits = (why: string, ...guarded: string[]) => ({ outcome: 'waits', why, guarded })
const refused = (reason: string) => expect.objectContaining({ outcome: 'refused', reason })
const ADMIN_GETS = ['portal:user:edit', 'portal:role:edit', 'ADMIN']
/** No password: never set, or voided because its link had been handed over. */
const NEW = { state: 'new' } as const
const TAKEN_BACK = { state: 'new', lastLogin: '2026-05-02 08:00:00' } as const
const CLOSED = { state: 'disabled' } as const
const own = { userCode: 'a', roles: ['ADMIN'], posts: [] }

describe('[ADM-41] decides whether a change is applied, waits, or is rejected', () => {
  it.each<Row>([
    ['a role not held by the giver, to another person', ADMIN, changed({ roles: ['MANAGER'] }), ordinary],
    ['the same by a clerk', CLERK, changed({ roles: ['MANAGER'] }), ordinary],
    ['a post of work', CLERK, changed({ posts: ['QA_AUDITOR'] }), ordinary],
    ['a new person of work', CLERK, created({}), ordinary],
    ['the role of administrators', ADMIN, changed({ roles: ['ADMIN'] }), waits('guarded', ...ADMIN_GETS)],
    ['the same by a clerk', CLERK, changed({ roles: ['ADMIN'] }), refused('lacksGuarded')],
    ['a right that a clerk has', CLERK, changed({ roles: ['CLERK'] }), waits('guarded', 'portal:user:edit')],
    ['a new administrator', ADMIN, created({ roles: ['ADMIN'] }), waits('guarded', ...ADMIN_GETS)],
    ['reports', ADMIN, changed({ posts: ['VSR_HANDLER'] }), waits('guarded', 'safetyQuality:vsr:view')],
    ['reports by a clerk', CLERK, changed({ posts: ['VSR_HANDLER'] }), refused('lacksGuarded')],
    [
      'the department that opens it',
      ADMIN,
      changed({ deptCode: 'D13' }, { roles: ['MANAGER'] }),
      waits('guarded', 'portal:notice:edit'),
    ],
    ['a department that opens work', ADMIN, changed({ deptCode: 'D0202' }, { roles: ['MANAGER'] }), ordinary],
    ['less', ADMIN, changed({ roles: ['INSPECTOR'] }, { roles: ['ADMIN'] }), waits('taken', ...ADMIN_GETS)],
    ['less that is ordinary', ADMIN, changed({ roles: [] }, { roles: ['INSPECTOR'] }), ordinary],
    [
      'less, by a clerk',
      CLERK,
      changed({ roles: ['INSPECTOR'] }, { roles: ['ADMIN'] }),
      refused('lacksGuarded'),
    ],
    [
      'a name of a person with reports, by a clerk',
      CLERK,
      changed({}, { posts: ['VSR_HANDLER'] }),
      refused('lacksGuarded'),
    ],
    ['the mobile of an ordinary person', CLERK, changed({ mobile: '2' }), waits('contact')],
    ['the mail of a disabled account', CLERK, changed({ email: 'x' }, CLOSED), waits('contact')],
    [
      'the first mobile of an account in use',
      CLERK,
      changed({ mobile: '1' }, { mobile: '' }),
      waits('contact'),
    ],
    ['no mobile any more', CLERK, changed({ mobile: '' }), waits('contact')],
    ['the mobile of a person without a password', CLERK, changed({ mobile: '2' }, NEW), ordinary],
    [
      'the mobile of a person whose password was voided',
      CLERK,
      changed({ mobile: '2' }, TAKEN_BACK),
      waits('contact'),
    ],
    [
      'rights taken and the mobile with them',
      ADMIN,
      changed({ roles: ['INSPECTOR'], mobile: '2' }, { roles: ['ADMIN'] }),
      waits('contact', ...ADMIN_GETS),
    ],
    [
      'the mobile of an administrator',
      ADMIN,
      changed({ mobile: '2' }, { roles: ['ADMIN'] }),
      waits('contact', ...ADMIN_GETS),
    ],
    [
      'the mail of a handler',
      ADMIN,
      changed({ email: 'x@y.z' }, { posts: ['VSR_HANDLER'] }),
      waits('contact', 'safetyQuality:vsr:view'),
    ],
    ['the own mobile', ADMIN, changed({ mobile: '2' }, own), ordinary],
  ])('people: %s', (_what, by, change, expected) => {
    expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
  })

  it.each<Row>([
    [
      'a role',
      ADMIN,
      changed({ roles: ['ADMIN', 'INSPECTOR'] }, own),
      { outcome: 'refused', reason: 'ownRights', field: 'roles' },
    ],
    [
      'a post',
      ADMIN,
      changed({ posts: ['VSR_HANDLER'] }, own),
      { outcome: 'refused', reason: 'ownRights', field: 'posts' },
    ],
    [
      'a department that opens more',
      ADMIN,
      changed({ deptCode: 'D0202' }, { ...own, roles: ['MANAGER'] }),
      { outcome: 'refused', reason: 'ownRights', field: 'deptCode' },
    ],
    ['another role in its place', ADMIN, changed({ roles: ['INSPECTOR'] }, own), refused('ownRights')],
    ['less', ADMIN, changed({ roles: [] }, own), ordinary],
  ])('[ADM-15] lets nobody give themselves more: %s', (_what, by, change, expected) => {
    expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
  })

  it.each<Row>([
    [
      'one administrator more',
      FIRST,
      changed({ roles: ['ADMIN'] }),
      { outcome: 'alone', guarded: ADMIN_GETS },
    ],
    [
      'with a mobile of their choice',
      FIRST,
      changed({ roles: ['ADMIN'], mobile: '2' }),
      waits('guarded', ...ADMIN_GETS),
    ],
    ['a new one', FIRST, created({ roles: ['ADMIN'] }), { outcome: 'alone', guarded: ADMIN_GETS }],
    [
      'with reports',
      FIRST,
      created({ roles: ['ADMIN'], posts: ['VSR_HANDLER'] }),
      expect.objectContaining({ outcome: 'waits' }),
    ],
    ['reports', FIRST, created({ posts: ['VSR_HANDLER'] }), expect.objectContaining({ outcome: 'waits' })],
    [
      'part of the administration',
      FIRST,
      created({ roles: ['CLERK'] }),
      expect.objectContaining({ outcome: 'waits' }),
    ],
    ['themselves', FIRST, changed({ posts: ['VSR_HANDLER'] }, own), refused('ownRights')],
  ])('on the first day: %s', (_what, by, change, expected) => {
    expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
  })

  const vsr = person({ posts: ['VSR_HANDLER'] })
  const boss = person({ roles: ['ADMIN'] })
  it.each<Row>([
    ['an ordinary account is closed', CLERK, { of: 'account', person: person(), enabled: false }, ordinary],
    [
      'an administrator is closed by a clerk',
      CLERK,
      { of: 'account', person: boss, enabled: false },
      refused('lacksGuarded'),
    ],
    [
      'an administrator is closed',
      ADMIN,
      { of: 'account', person: boss, enabled: false },
      waits('closed', ...ADMIN_GETS),
    ],
    [
      'an administrator is opened again',
      ADMIN,
      { of: 'account', person: boss, enabled: true },
      waits('reopened', ...ADMIN_GETS),
    ],
    ['an ordinary account is opened', CLERK, { of: 'account', person: person(), enabled: true }, ordinary],
    [
      'sign-ins of a handler end, by a clerk',
      CLERK,
      { of: 'sessions', person: vsr },
      refused('lacksGuarded'),
    ],
    ['sign-ins of a handler end', ADMIN, { of: 'sessions', person: vsr }, ordinary],
    [
      'a link for a new person',
      CLERK,
      { of: 'invitation', person: person(NEW) },
      { outcome: 'ordinary', sentTo: 'caller' },
    ],
    [
      'a link for a person whose password was voided',
      CLERK,
      { of: 'invitation', person: person(TAKEN_BACK) },
      { outcome: 'ordinary', sentTo: 'person' },
    ],
    [
      'a link for a person with a password',
      CLERK,
      { of: 'invitation', person: person() },
      refused('hasPassword'),
    ],
    [
      'a link for a new administrator',
      ADMIN,
      { of: 'invitation', person: person({ ...NEW, roles: ['ADMIN'] }) },
      { outcome: 'ordinary', sentTo: 'person' },
    ],
    [
      'a link for an administrator, by a clerk',
      CLERK,
      { of: 'invitation', person: person({ ...NEW, roles: ['ADMIN'] }) },
      refused('lacksGuarded'),
    ],
    ['a reset', CLERK, { of: 'reset', person: person() }, { outcome: 'ordinary', sentTo: 'person' }],
    [
      'a reset of an administrator, by a clerk',
      CLERK,
      { of: 'reset', person: boss },
      refused('lacksGuarded'),
    ],
    ['a reset without a password', CLERK, { of: 'reset', person: person(NEW) }, refused('noPassword')],
  ])('accounts and links: %s', (_what, by, change, expected) => {
    expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
  })

  const view = grant('supplier:vendor:view')
  const notice = grant('portal:notice:edit')
  it.each<Row>([
    ['a right of work', ADMIN, role('CRAFT', [], [view]), ordinary],
    ['the same to a role of the giver', ADMIN, role('ADMIN', [notice], [notice, view]), waits('ownRole')],
    ['a guarded right', ADMIN, role('CRAFT', [], [notice]), waits('guarded', 'portal:notice:edit')],
    [
      'a guarded right in a new role',
      ADMIN,
      role('NEW', null, [notice]),
      waits('guarded', 'portal:notice:edit'),
    ],
    [
      'reports',
      ADMIN,
      role('CRAFT', [], [grant('safetyQuality:vsr:view')]),
      waits('guarded', 'safetyQuality:vsr:view'),
    ],
    ['the summary of reports', ADMIN, role('CRAFT', [], [grant('safetyQuality:vsr:summary')]), ordinary],
    [
      'a guarded permission that the giver lacks',
      CLERK,
      role('CRAFT', [], [notice]),
      refused('lacksGuarded'),
    ],
    [
      'any change of a role with guarded permissions',
      CLERK,
      role('ADMIN', [notice], []),
      refused('lacksGuarded'),
    ],
    ['the administrator role without permissions', CLERK, role('ADMIN', [], []), refused('lacksGuarded')],
    [
      'for every department instead of one',
      ADMIN,
      role('ADMIN', [grant('a:b:c', 'D1')], [grant('a:b:c')]),
      waits('ownRole'),
    ],
    [
      'for one department instead of all',
      ADMIN,
      role('ADMIN', [grant('a:b:c')], [grant('a:b:c', 'D1')]),
      ordinary,
    ],
    [
      'for another user type',
      ADMIN,
      role('ADMIN', [view], [view, grant('supplier:vendor:view', '', 'enterprise')]),
      waits('ownRole'),
    ],
    ['one that goes', ADMIN, role('NEW', [notice], null), ordinary],
    [
      'without its guarded right',
      ADMIN,
      role('NEW', [notice, view], [view]),
      waits('taken', 'portal:notice:edit'),
    ],
    [
      'one with guarded rights that goes, by a clerk',
      CLERK,
      role('NEW', [notice], null),
      refused('lacksGuarded'),
    ],
  ])('roles: %s', (_what, by, change, expected) => {
    expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
  })

  it.each<Row>([
    [
      'an entry that wants a guarded right stops to',
      ADMIN,
      { of: 'menu', before: 'safetyQuality:vsr:view', after: '' },
      refused('guardedMenu'),
    ],
    ['it goes', ADMIN, { of: 'menu', before: 'safetyQuality:vsr:view', after: null }, ordinary],
    ['it stays', ADMIN, { of: 'menu', before: 'portal:user:view', after: 'portal:user:view' }, ordinary],
    ['another right of work', ADMIN, { of: 'menu', before: 'a:b:c', after: '' }, ordinary],
    ['a right is made, renamed or deleted', ADMIN, { of: 'right' }, ordinary],
    ['[ADM-94] a value that steers decisions is changed', ADMIN, { of: 'steering' }, waits('steering')],
  ])('menu and permissions: %s', (_what, by, change, expected) => {
    expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
  })
})

const delegated = (part: Partial<Extract<ProposedChange, { of: 'delegation' }>>): ProposedChange => ({
  of: 'delegation',
  delegator: 'd',
  delegate: 'p',
  role: 'MANAGER',
  heldDirectly: true,
  delegable: true,
  ...part,
})
const DELEGATOR = actor({ userCode: 'd', roles: ['MANAGER'], guarded: new Set() })

it.each<Row>([
  ['one’s own role', DELEGATOR, delegated({}), ordinary],
  ['to oneself', DELEGATOR, delegated({ delegate: 'd' }), refused('delegateSelf')],
  ['a received role', DELEGATOR, delegated({ heldDirectly: false }), refused('roleNotHeld')],
  [
    'a role that cannot be delegated',
    DELEGATOR,
    delegated({ delegable: false }),
    refused('roleNotDelegable'),
  ],
  [
    'the administrators’ own',
    ADMIN,
    delegated({ delegator: 'a', role: 'ADMIN' }),
    refused('roleNotDelegable'),
  ],
  [
    'another person’s role, without permission',
    DELEGATOR,
    delegated({ delegator: 'x' }),
    refused('lacksGuarded'),
  ],
  ['another person’s role, by an administrator', ADMIN, delegated({}), waits('delegated')],
  ['the same on the first day', FIRST, delegated({}), waits('delegated')],
  [
    'another person’s role, to the administrator',
    ADMIN,
    delegated({ delegate: 'a' }),
    refused('delegateProposer'),
  ],
  ['another person’s role, back to them', ADMIN, delegated({ delegate: 'd' }), refused('delegateSelf')],
  ['another person’s ADMIN role', ADMIN, delegated({ role: 'ADMIN' }), refused('roleNotDelegable')],
])('[DEL-05] delegation of %s', (_what, by, change, expected) => {
  expect(decidePermissionChange(change, by, CATALOGUE)).toEqual(expected)
})
