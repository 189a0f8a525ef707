import { sessionsGenerated } from '../../../api/generated/sessions.gen';

export const { moveSession } = sessionsGenerated.endpoints;
