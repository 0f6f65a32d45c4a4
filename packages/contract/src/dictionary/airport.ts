import { type Static, Type } from 'typebox'

/** Site of the session (§3, AIR-06). */
export const Airport = Type.Object({
  id: Type.String(),
  cnName: Type.String(),
  enName: Type.String(),
  airportThreeCode: Type.String(),
})
export type Airport = Static<typeof Airport>

/** A site in a selection (§3, AIR-06). */
export const AirportOption = Type.Object({
  id: Type.String(),
  cnName: Type.String(),
  enName: Type.String(),
  threeCode: Type.String(),
})
export type AirportOption = Static<typeof AirportOption>

/** Body of `switchAirport` (AIR-07). */
export const AirportSwitch = Type.Object({ airportId: Type.String({ minLength: 1, maxLength: 64 }) })
export type AirportSwitch = Static<typeof AirportSwitch>
