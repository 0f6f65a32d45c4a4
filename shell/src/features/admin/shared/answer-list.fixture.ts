import type { Call } from '@apron/contract/calls/define-call'
import type { PageOf } from '@apron/contract/lists/paging'
import type { FakeCallAnswers } from '@apron/sdk/testing'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

const ListRequest = Type.Object({ queryCriteria: Type.Object({ id: Type.Optional(Type.String()) }) })

/** Responds to a list request like the server: with all current rows, or the row with the requested id. */
export function answerList<Row extends { readonly id: string }>(
  fake: Pick<FakeCallAnswers, 'answer'>,
  call: Call<{ body: object; data: PageOf<Row> }>,
  currentRows: () => readonly Row[],
): void {
  fake.answer(call, ({ body }) => {
    const { id } = Value.Parse(ListRequest, body).queryCriteria
    const records = currentRows().filter(row => id === undefined || row.id === id)
    return { records, total: records.length, current: 1, size: 10 }
  })
}
