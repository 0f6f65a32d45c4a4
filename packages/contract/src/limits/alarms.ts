/** Alarms per person and hour. More would be acknowledged unread. */
export const ALARMS_PER_HOUR = 10
/** Minutes after an alarm or its last reminder before people can be reminded again: they may be on their way. */
export const ALARM_REMIND_MINUTES = 5
/** Characters of an alarm per language: readable at a glance, in gloves. */
export const ALARM_TEXT_LENGTH = 200
