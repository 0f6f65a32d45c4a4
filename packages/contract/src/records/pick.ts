/** Returns the properties with these names: some fields of a description, or their values in a record. */
export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of its properties
  return Object.fromEntries(names.map(name => [name, whole[name]])) as Pick<Whole, Name>
}
