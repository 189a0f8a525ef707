/**
 * What words stand for, to be looked up by words of people. An object would answer to "constructor" and "toString" as well,
 * with what every object inherits.
 */
export function wordMap<Meaning>(meanings: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> {
  return new Map(Object.entries(meanings));
}
