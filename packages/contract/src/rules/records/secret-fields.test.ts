import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { nullable } from '../../entities/fields.ts'
import { loanWith } from '../../records/loan.fixture.ts'
import { secretFields } from './secret-fields.ts'

const pin = Type.String({ secret: true })

it.each([
  ['none', Type.Object({ password: Type.String(), alignmentPin: Type.String() }), []],
  ['fields of the record itself', Type.Object({ pin, remark: Type.String() }), ['pin']],
  ['an optional field', Type.Object({ pin: Type.Optional(pin) }), ['pin']],
  ['one that may be null', Type.Object({ pin: nullable(pin) }), ['pin']],
  ['fields of a part', Type.Object({ signer: Type.Object({ pin }) }), ['signer.pin']],
  ['fields of each line', Type.Object({ lines: Type.Array(Type.Object({ pin })) }), ['lines.*.pin']],
  ['each text of a list', Type.Object({ pins: Type.Array(pin) }), ['pins.*']],
  ['each place of a tuple', Type.Object({ pair: Type.Tuple([Type.String(), pin]) }), ['pair.*']],
  ['each value of a map', Type.Object({ pins: Type.Record(Type.String(), pin) }), ['pins.*']],
  ['a part as a whole', Type.Object({ signer: Type.Object({ pin }, { secret: true }) }), ['signer']],
  [
    'a field of either alternative, once',
    Type.Object({ signer: Type.Union([Type.Object({ pin }), Type.Object({ pin, at: Type.String() })]) }),
    ['signer.pin'],
  ],
])('[DRF-05] finds %s', (_what, schema, paths) => {
  expect(secretFields(schema)).toEqual(paths)
})

it('[DRF-05] finds secret fields of a described record, whose response is not cached', () => {
  const { schemas, calls } = loanWith({ secret: true })
  expect(secretFields(schemas.save)).toEqual(['accessCode', 'holders.*.pin'])
  expect([calls.detail.kept, calls.save.waits]).toEqual([undefined, true])
})

it('[OFF-21] caches the response of a described record without secret fields', () => {
  const { schemas, calls } = loanWith({ secret: false })
  expect(secretFields(schemas.save)).toEqual([])
  expect([calls.detail.kept, calls.save.waits]).toEqual(['record', true])
})
