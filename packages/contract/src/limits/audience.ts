/** Roles, and departments, that one alarm or notice may name. */
export const AUDIENCE_GROUPS = 50
