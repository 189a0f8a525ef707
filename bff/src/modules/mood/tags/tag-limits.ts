export const MAX_GROUPS = 12;
export const MAX_TAGS_OF_GROUP = 100;
