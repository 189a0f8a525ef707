/** What a question wants to know, where its first words say so. */
export type AskedKind = 'time' | 'place';

const ASKS_FOR: Record<AskedKind, RegExp> = {
  time: /^\W*when\b|\b(?:what|which) (?:date|day|week|month|year|time|season)\b/i,
  place:
    /\bwhere\b|\b(?:what|which|in what|in which) (?:place|area|city|town|village|country|state|region|street)\b/i,
};

const TELLS: Record<AskedKind, RegExp> = {
  time: /\b(?:\d{4}|yesterday|today|tonight|tomorrow|ago|since|recently|last|next|this (?:morning|weekend|week|month|year)|weekend|days?|weeks?|months?|years?|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)\b/i,
  // A capital behind a preposition is a place more often than anything else, unless it is a date.
  place:
    /\b(?:[Ii]n|[Aa]t|[Tt]o|[Ff]rom|[Nn]ear|[Bb]y|[Bb]ehind|[Uu]nder|[Oo]n) (?:the |an? |my |our |this )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{L}+|\b(?:home|house|flat|park|beach|shop|store|café|cafe|restaurant|city|town|village|country|state|school|gym|studio|museum|mountains?|lake|street|road|drawer|shelf|cupboard|cellar|garage|kitchen|office)\b/u,
};

export function askedKind(question: string): AskedKind | null {
  return (['time', 'place'] as const).find((kind) => ASKS_FOR[kind].test(question)) ?? null;
}

/** Whether a text says anything of that kind. */
export function tells(kind: AskedKind, text: string): boolean {
  return TELLS[kind].test(text);
}
