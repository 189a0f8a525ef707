/** What is offered until somebody has tags of their own; kept with the first one that is used. */
export const DEFAULT_TAGS: readonly { readonly name: string; readonly tags: readonly string[] }[] = [
  { name: 'Together with', tags: ['Alone', 'Family', 'Friends', 'Colleagues'] },
  { name: 'Doing', tags: ['Work', 'Rest', 'Walk', 'Exercise', 'Reading', 'Cooking'] },
  { name: 'Feeling', tags: ['Calm', 'Tense', 'Tired', 'Grateful', 'Headache'] },
];
