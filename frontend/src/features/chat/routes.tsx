import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const chatRoutes = [
  pageRoute({
    path: paths.chat,
    title: 'Ask',
    fillsWindow: true,
    load: async () => (await import('./pages/chat-page')).ChatPage,
  }),
];
