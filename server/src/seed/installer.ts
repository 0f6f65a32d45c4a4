/** Author of installed data in histories. */
export const INSTALLER = 'system'
