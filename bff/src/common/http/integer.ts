/** PostgreSQL's largest `integer`: a larger number is refused where it comes in, not by the database. */
export const MAX_INTEGER = 2_147_483_647;
