export interface ConversationGroup<T> {
  label: string;
  items: T[];
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const DAYS_OF_THIS_WEEK = 7;

/** The newer, the finer: today, yesterday, this week, then by month. Keeps the order of the items. */
export function groupConversations<T extends { updatedAt: string }>(
  items: T[],
  now = new Date(),
): ConversationGroup<T>[] {
  const groups: ConversationGroup<T>[] = [];
  for (const item of items) {
    const label = labelOf(new Date(item.updatedAt), now);
    const last = groups.at(-1);
    if (last?.label === label) last.items.push(item);
    else groups.push({ label, items: [item] });
  }
  return groups;
}

function labelOf(date: Date, now: Date): string {
  const daysAgo = (days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  if (date >= daysAgo(0)) return 'Today';
  if (date >= daysAgo(1)) return 'Yesterday';
  if (date > daysAgo(DAYS_OF_THIS_WEEK)) return 'This week';
  return (date.getFullYear() === now.getFullYear() ? month : monthAndYear).format(date);
}
