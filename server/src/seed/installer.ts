/** Named by the history as the author of what the installation wrote. */
export const INSTALLER = 'system'
