/** Maximum length of a decision's remark. A required one has at least {@link FLOW_REMARK_LEAST}. */
export const FLOW_REMARK_LENGTH = 300
export const FLOW_REMARK_MIN_LENGTH = 5
/** Maximum number of an initiator's processes that are running or were started within the last 24 hours. */
export const FLOW_PROCESSES_MAX = 200
/** Minutes between reminders of a task by the initiator. */
export const FLOW_REMIND_MINUTES = 60
/** Maximum number of tasks in the to-do count's list. */
export const FLOW_ITEMS = 200
