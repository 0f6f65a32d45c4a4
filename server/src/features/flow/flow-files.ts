/** Record kind of files in process forms. */
export const FLOW_FILES = 'flow.process'
