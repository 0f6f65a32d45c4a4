/** Alarms that one person may raise within an hour: more would be acknowledged unread. */
export const ALARMS_PER_HOUR = 10
/** Characters of an alarm in one language: what can be read at a glance, in gloves. */
export const ALARM_TEXT_LENGTH = 200
