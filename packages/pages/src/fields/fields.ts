/** Fields based on data of the portal: dictionaries, departments and people. */
export { DepartmentField, type DepartmentFieldProps, useDepartmentOptions } from './department-field.tsx'
export { DictionaryField, type DictionaryFieldProps } from './dictionary-field.tsx'
export { codeOptions, OneOfField, type OneOfFieldProps } from './one-of-field.tsx'
export {
  PeopleCodesField,
  type PeopleCodesFieldProps,
  PeopleField,
  type PeopleFieldProps,
} from './people-field.tsx'
export { PersonField, type PersonFieldProps } from './person-field.tsx'
