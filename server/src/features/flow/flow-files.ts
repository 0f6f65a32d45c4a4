/** Files of the forms of processes. */
export const FLOW_FILES = 'flow.process'
