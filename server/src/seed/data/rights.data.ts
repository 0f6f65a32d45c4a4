import { ADMIN_RIGHT_ROWS } from './administration.data.ts'
import type { DeptCode } from './departments.data.ts'
import { type PostCode, ROLES, type RoleCode } from './roles.data.ts'

/**
 * Rights of pages that are to come, beyond seeing one of the menu, which is `<subApp>:<object>:view` and comes with the menu; those of
 * what is there an application says itself. Identifier, page, Chinese and English title.
 */
export const RIGHTS = [
  // Goes with posts, which are there before the application is.
  ['safetyQuality:vsr:view', '/safetyQuality/reportDesk', '查看自愿报告原文', 'Read voluntary reports'],
  ['marketing:own:view', '/marketing/quotation', '查看本企业报价', 'View own quotations'],
  ['supplier:own:view', '/supplier/list', '查看本企业档案', 'View own vendor file'],
] as const

export interface RoleGrant {
  readonly role: RoleCode
  /** Only for people of this department of the demo organisation. */
  readonly dept?: DeptCode
  readonly rights: readonly string[]
}

/** Safety and quality and its sections: they know of spot checks before they start. */
const QUALITY = ['D02', 'D0201', 'D0202', 'D0203'] as const

/** Issuing, approving and cancelling check orders is for the manager of quality assurance alone. */
export const ROLE_GRANTS: readonly RoleGrant[] = [
  // Whoever is of the workshops alone sees checks of their own department only.
  ...ROLES.filter(([role]) => role !== 'WORKSHOP').map(([role]) => ({
    role,
    rights: ['safetyQuality:check:viewAll'],
  })),
  ...ROLES.map(([role]) => ({ role, rights: ['safetyQuality:report:add'] })),
  {
    role: 'DIRECTOR',
    rights: ['safetyQuality:check:viewEarly', 'safetyQuality:ro:viewAll', 'safetyQuality:vsr:summary'],
  },
  { role: 'INSPECTOR', rights: ['safetyQuality:ro:viewAll'] },
  // The safety section.
  {
    role: 'INSPECTOR',
    dept: 'D0201',
    rights: [
      'safetyQuality:ro:add',
      'safetyQuality:ro:planReview',
      'safetyQuality:ro:verify',
      'safetyQuality:occ:review',
      'safetyQuality:occ:send',
    ],
  },
  ...QUALITY.map(dept => ({ role: 'INSPECTOR', dept, rights: ['safetyQuality:check:viewEarly'] }) as const),
  {
    role: 'MANAGER',
    rights: ['safetyQuality:check:follow', 'safetyQuality:ro:handle', 'safetyQuality:vsr:summary'],
  },
  {
    role: 'MANAGER',
    dept: 'D0202',
    rights: [
      'safetyQuality:check:issue',
      'safetyQuality:check:approve',
      'safetyQuality:check:cancel',
      'safetyQuality:template:config',
      'safetyQuality:ro:extend',
      'safetyQuality:ro:void',
    ],
  },
  {
    role: 'ADMIN',
    rights: ['safetyQuality:template:config', ...ADMIN_RIGHT_ROWS.map(([identify]) => identify)],
  },
]

/** Rights of a personal nature go with posts. Originals of voluntary reports: these two posts and nobody else. */
export const POST_GRANTS: readonly (readonly [PostCode, readonly string[]])[] = [
  [
    'QA_AUDITOR',
    [
      'safetyQuality:check:add',
      'safetyQuality:check:submit',
      'safetyQuality:ro:add',
      'safetyQuality:ro:planReview',
      'safetyQuality:ro:verify',
    ],
  ],
  [
    'VSR_HANDLER',
    [
      'safetyQuality:vsr:view',
      'safetyQuality:vsr:triage',
      'safetyQuality:vsr:investigate',
      'safetyQuality:vsr:deid',
      'safetyQuality:vsr:close',
      'safetyQuality:vsr:publish',
      'safetyQuality:vsr:summary',
      'safetyQuality:strip:view',
    ],
  ],
  [
    'SAFETY_DIRECTOR',
    [
      'safetyQuality:vsr:view',
      'safetyQuality:vsr:close',
      'safetyQuality:vsr:publish',
      'safetyQuality:vsr:direct',
      'safetyQuality:ro:countersign',
    ],
  ],
]

/** External users hold the roles of employees with their own, restricted menu: pages and rights. */
export const EXTERNAL_GRANTS: readonly {
  readonly role: RoleCode
  readonly pages: readonly string[]
  readonly rights: readonly string[]
}[] = [
  {
    role: 'CUSTOMER_SERVICE',
    pages: ['/airline/orderList', '/marketing/quotation'],
    rights: ['airline:order:view', 'marketing:own:view'],
  },
  {
    role: 'SERVICE',
    pages: ['/supplier/list', '/supplier/expiry'],
    rights: ['supplier:own:view'],
  },
]
