export const ADMINISTRATOR = '100001'
/** An inspector without any right of administration. */
export const INSPECTOR = '100104'
