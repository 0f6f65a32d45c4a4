/** Alarms that one person may raise within an hour: more would be acknowledged unread. */
export const ALARMS_PER_HOUR = 10
/** Those who have not acknowledged an alarm are reminded no sooner after it was raised, or after the last reminder, min: they may be on their way. */
export const ALARM_REMIND_MINUTES = 5
/** Characters of an alarm in one language: what can be read at a glance, in gloves. */
export const ALARM_TEXT_LENGTH = 200
