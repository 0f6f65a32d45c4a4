/** Entry for cached responses, which make records readable offline. */
export { pageOf } from './kept-answer.ts'
export { answerKept, type KeptQuestion, type KeptReads, keepAnswer } from './kept-reads.ts'
export { readSession, SESSION_QUESTION, writeSession } from './kept-session.ts'
