/** Public entry of the module: other features import this file, and the tables as types. */
export * from './people/people.ts'
export * from './permissions/permissions.ts'
export * from './units/units.ts'
