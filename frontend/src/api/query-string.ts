type ParamValue = string | number | boolean | undefined;

/** A list is a name repeated; what is undefined is left out. */
export function toQueryString(params: Record<string, ParamValue | ParamValue[]>): string {
  const pairs = Object.entries(params).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs.filter(([, each]) => each !== undefined) as string[][]).toString();
}
