/** Length of the remark of a decision; where one is required it has at least {@link FLOW_REMARK_LEAST}. */
export const FLOW_REMARK_LENGTH = 300
export const FLOW_REMARK_LEAST = 5
/** Processes of one initiator that run or were started within the last 24 hours. */
export const FLOW_PROCESSES_MAX = 200
/** The initiator reminds of a task once in so many minutes. */
export const FLOW_REMIND_MINUTES = 60
/** The to-do count lists no more than so many. */
export const FLOW_ITEMS = 200
