import { paragraphsOf, parseAnswer } from '../../shared/chat/answer-text';

export interface ClosestParts {
  /** What is said before them. */
  before: string;
  /** "Closest I have", in the words of the answer. */
  heading: string;
  /** The numbers of the sources that come closest. */
  numbers: number[];
  /** What is said after them. */
  after: string;
}

const SENTENCE_ENDS = ['. ', '! ', '? '];

/** An answer that tells what comes closest, as its words and the list of it; null where it holds no such list. */
export function closestParts(text: string, sourceNumbers: ReadonlySet<number>): ClosestParts | null {
  const paragraphs = paragraphsOf(text);
  const cited = paragraphs.map((paragraph) => citedIn(paragraph, sourceNumbers));
  const lead = paragraphs.findIndex(
    (paragraph, index) =>
      paragraph.trimEnd().endsWith(':') && cited[index]?.length === 0 && (cited[index + 1] ?? []).length > 0,
  );
  if (lead < 0) return null;
  const first = lead + 1;
  const afterLast = cited.findIndex((numbers, index) => index > first && numbers.length === 0);
  const end = afterLast < 0 ? paragraphs.length : afterLast;
  const { said, heading } = splitLead((paragraphs[lead] ?? '').trim());
  return {
    before: [...paragraphs.slice(0, lead), said].join('\n\n'),
    heading,
    numbers: [...new Set(cited.slice(first, end).flat())],
    after: paragraphs.slice(end).join('\n\n'),
  };
}

function citedIn(paragraph: string, sourceNumbers: ReadonlySet<number>): number[] {
  return parseAnswer(paragraph, sourceNumbers)
    .flat()
    .flatMap((node) => (node.kind === 'citation' ? [node.number] : []));
}

/** "Nothing for sure. Closest I have:" is a sentence and a heading. */
function splitLead(lead: string): { said: string; heading: string } {
  const end = Math.max(...SENTENCE_ENDS.map((mark) => lead.lastIndexOf(mark)));
  return { said: lead.slice(0, end + 1), heading: lead.slice(end + 1, -1).trim() };
}
