const ASKS =
  /\?\s*$|^(?:who|whose|whom|what|when|where|why|how|which|do|does|did|is|are|am|was|were|can|could|should|will|would|have|has|had)\b/i;

/** Whether a text is more likely a question than a statement. */
export function isQuestion(words: string): boolean {
  return ASKS.test(words);
}
