/** Puts values into the braces of a text; a brace without a value stays, so that the gap is seen. */
export { fillText } from '@apron/contract/errors/refusal'
