import { contentGenerated } from './generated/content.gen';

export type { ContactRequest } from './generated/content.gen';

export const { useSendContactMessageMutation } = contentGenerated;
