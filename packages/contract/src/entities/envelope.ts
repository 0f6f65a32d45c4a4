import { type TSchema, Type } from 'typebox'

/** Envelope of every JSON response (wire decision). `success` is true for the success codes of §8. */
export interface Envelope<Data> {
  code: number
  msg: string
  data: Data
  success: boolean
}

export function EnvelopeOf<Data extends TSchema>(data: Data) {
  return Type.Object({
    code: Type.Integer(),
    msg: Type.String({ description: 'In the language of the request' }),
    data,
    success: Type.Boolean(),
  })
}
