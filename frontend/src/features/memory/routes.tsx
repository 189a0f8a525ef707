import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

export const memoryRoutes = [
  pageRoute({
    path: paths.memory,
    title: 'Memory',
    fillsWindow: true,
    load: async () => (await import('./pages/memory-page')).MemoryPage,
  }),
  pageRoute({
    path: paths.trash,
    title: 'Trash',
    load: async () => (await import('./pages/trash-page')).TrashPage,
  }),
  pageRoute({
    path: paths.review,
    title: 'To confirm',
    load: async () => (await import('./pages/review-page')).ReviewPage,
  }),
  pageRoute({
    path: paths.people,
    title: 'People and places',
    fillsWindow: true,
    load: async () => (await import('./pages/people-page')).PeoplePage,
  }),
  pageRoute({
    path: paths.forget,
    title: 'Forget',
    load: async () => (await import('./pages/forget-page')).ForgetPage,
  }),
  pageRoute({
    path: paths.search,
    title: 'Search',
    load: async () => (await import('./pages/search-page')).SearchPage,
  }),
];
