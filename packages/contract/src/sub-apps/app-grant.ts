/** Permissions for employees with one of the roles. */
export interface AppRoleGrant<Right extends string = string> {
  /** Role codes of the product. */
  readonly roles: 'all' | readonly string[]
  /** Limited to a department of the demo organisation. Other installations skip this grant. */
  readonly department?: string
  readonly rights: readonly Right[]
}

/** Permissions for holders of a post. */
export interface AppPostGrant<Right extends string = string> {
  readonly post: string
  readonly rights: readonly Right[]
}

/** Pages and permissions for people of customers and suppliers. They have employee roles with a separate menu. */
export interface AppExternalGrant<Right extends string = string, Page extends string = string> {
  readonly externalRoles: readonly string[]
  readonly pages: readonly Page[]
  readonly rights: readonly Right[]
}

export type AppGrant<Right extends string = string, Page extends string = string> =
  | AppRoleGrant<Right>
  | AppPostGrant<Right>
  | AppExternalGrant<Right, Page>
