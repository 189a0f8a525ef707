/** A boolean as an attribute that is there or not: `data-open={flag(isOpen)}`. */
export function flag(value: boolean | undefined): true | undefined {
  return value === true ? true : undefined;
}
