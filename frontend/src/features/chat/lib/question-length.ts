/** Characters (UTF-16 units) of a message, as the server counts them. */
export const MAX_QUESTION_LENGTH = 4_000;
