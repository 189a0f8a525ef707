/** As much of a title as a chip takes without becoming the answer once more. */
const MAX_LENGTH = 32;

/** The first words of it, cut between two of them. */
export function shortTitle(title: string): string {
  if (title.length <= MAX_LENGTH) return title;
  const cut = title.slice(0, MAX_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
