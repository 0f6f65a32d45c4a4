/** Maximum number of roles, and of departments, in an audience. */
export const AUDIENCE_GROUPS = 50
