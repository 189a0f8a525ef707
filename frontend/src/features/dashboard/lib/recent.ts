export const RECENT_MEMORIES = 5;
