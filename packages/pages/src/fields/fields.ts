/** Fields that know the portal: its dictionaries and its people. */
export { DictionaryField, type DictionaryFieldProps } from './dictionary-field.tsx'
export { namedOptions, OneOfField, type OneOfFieldProps } from './one-of-field.tsx'
export { PeopleField, type PeopleFieldProps } from './people-field.tsx'
export { PersonField, type PersonFieldProps } from './person-field.tsx'
