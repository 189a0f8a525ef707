import { contentGenerated } from '../../../api/generated/content.gen';

export type { ContactRequest } from '../../../api/generated/content.gen';

export const { useSendContactMessageMutation } = contentGenerated;
