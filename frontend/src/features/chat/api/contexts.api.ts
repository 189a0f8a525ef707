import { contextsGenerated } from '../../../api/generated/contexts.gen';

export type { ContextList } from '../../../api/generated/contexts.gen';

export const { useListContextsQuery } = contextsGenerated;
