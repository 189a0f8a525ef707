import { modelGenerated } from './generated/model.gen';

export type { ModelStatus } from './generated/model.gen';

export const { useGetModelQuery, useListModelsQuery } = modelGenerated;
