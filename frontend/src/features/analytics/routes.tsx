import { pageRoute } from '../../components/page-route';
import { paths } from '../../lib/paths';

const loadReviews = async () => (await import('./pages/reviews-page')).ReviewsPage;

export const analyticsRoutes = [
  pageRoute({
    path: paths.analytics,
    title: 'Findings',
    load: async () => (await import('./pages/findings-page')).FindingsPage,
  }),
  pageRoute({
    path: paths.explore,
    title: 'Explore',
    load: async () => (await import('./pages/explore-page')).ExplorePage,
  }),
  pageRoute({ path: `${paths.reviews}/:kind?/:date?`, title: 'Reviews', load: loadReviews }),
];
