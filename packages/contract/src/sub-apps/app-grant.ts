/** Rights for employees who hold one of the roles. */
export interface AppRoleGrant<Right extends string = string> {
  /** Codes of roles of the product. */
  readonly roles: 'all' | readonly string[]
  /** Only for people of this department of the demo organisation. Other installations leave the grant out. */
  readonly department?: string
  readonly rights: readonly Right[]
}

/** Rights for everybody who holds the post. */
export interface AppPostGrant<Right extends string = string> {
  readonly post: string
  readonly rights: readonly Right[]
}

/** Pages and rights for people of customers and suppliers, who hold the roles of employees with a menu of their own. */
export interface AppExternalGrant<Right extends string = string, Page extends string = string> {
  readonly externalRoles: readonly string[]
  readonly pages: readonly Page[]
  readonly rights: readonly Right[]
}

export type AppGrant<Right extends string = string, Page extends string = string> =
  | AppRoleGrant<Right>
  | AppPostGrant<Right>
  | AppExternalGrant<Right, Page>
