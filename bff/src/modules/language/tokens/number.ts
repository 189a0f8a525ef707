/** Numbers of more digits are somebody's account, not a measure: they stay words. */
const MOST_DIGITS = 15;
const GROUP = 3;

/**
 * What digits with points and commas in them come to: "1,000" is a thousand where a point is the decimal sign, and
 * "70,5" is 70.5 everywhere, since nobody groups a single digit. Undefined for times ("6:30") and for what is none.
 */
export function numberOf(said: string, decimal: '.' | ','): number | undefined {
  if (said.includes(':') || said.length > MOST_DIGITS) return undefined;
  const grouping = decimal === '.' ? ',' : '.';
  const ungrouped = isGrouped(said, grouping) ? said.replaceAll(grouping, '') : said;
  const value = Number(ungrouped.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** "1,000" and "12,345,678.9", but not "0,500": a group follows one to three digits that are no bare nought. */
function isGrouped(said: string, sign: string): boolean {
  const [first = '', ...groups] = said.split(sign);
  const whole = groups.map((group, at) =>
    at === groups.length - 1 ? (group.split(sign === ',' ? '.' : ',')[0] ?? '') : group,
  );
  return (
    groups.length > 0 &&
    first.length <= GROUP &&
    first !== '0' &&
    whole.every((group) => group.length === GROUP)
  );
}
