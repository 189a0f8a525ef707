import { contextsGenerated } from './generated/contexts.gen';

export type { ContextList } from './generated/contexts.gen';

export const { useListContextsQuery } = contextsGenerated;
