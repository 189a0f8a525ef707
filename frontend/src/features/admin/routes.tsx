import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const adminRoutes = [
  pageRoute({
    path: paths.admin,
    title: 'Admin Panel',
    load: async () => (await import('./admin-pages')).AdminPage,
  }),
  pageRoute({
    path: paths.adminMessages,
    title: 'Messages',
    load: async () => (await import('./admin-pages')).MessagesPage,
  }),
  pageRoute({
    path: paths.adminMail,
    title: 'Links',
    load: async () => (await import('./admin-pages')).MailPage,
  }),
];
