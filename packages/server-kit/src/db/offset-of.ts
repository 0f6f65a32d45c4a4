import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'

/**
 * Returns the number of rows before a page. @throws Refusal beyond {@link MAX_OFFSET_ROWS}: the list must then be
 * filtered further
 */
export function offsetOf(current: number, size: number): number {
  const offset = (current - 1) * size
  if (offset >= MAX_OFFSET_ROWS) throw new Refusal(SERVER_ERRORS.tooFarBack)
  return offset
}
