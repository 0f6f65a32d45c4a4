import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { type AdminDepartmentsDeps, adminDepartmentsRoutes } from './admin-departments.routes.ts'
import { type AdminSitesDeps, adminSitesRoutes } from './admin-sites.routes.ts'
import { type DepartmentsDeps, departmentsRoutes } from './departments.routes.ts'
import { type SitesDeps, sitesRoutes } from './sites.routes.ts'

export { departmentAndAbove, departmentsService, visibleDepartments } from './departments.store.ts'
export { FIRST_ORGANISATION, type FirstOrganisation } from './first-organisation.store.ts'

export type OrganisationDeps = DepartmentsDeps & SitesDeps & AdminDepartmentsDeps & AdminSitesDeps

/** Departments, enterprises and sites. */
export function organisationRoutes(deps: OrganisationDeps): ServerRoute[] {
  return [
    ...sitesRoutes(deps),
    ...adminDepartmentsRoutes(deps),
    ...adminSitesRoutes(deps),
    ...departmentsRoutes(deps),
  ]
}
