export const ADMINISTRATOR = '100001'
/** An inspector without any administration permission. */
export const INSPECTOR = '100104'
