import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'

/**
 * Why a change of "this record in the version the person saw" met no row: somebody changed it since, or it is gone.
 * @param stillThere whether there is a record with this id at all
 */
export function staleRecord(stillThere: boolean): Refusal {
  return new Refusal(stillThere ? SERVER_ERRORS.conflict : SERVER_ERRORS.notFound)
}
