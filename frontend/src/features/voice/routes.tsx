import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const voiceRoutes = [
  pageRoute({
    path: paths.voice,
    title: 'Voice',
    load: async () => (await import('./pages/voice-page')).VoicePage,
  }),
];
