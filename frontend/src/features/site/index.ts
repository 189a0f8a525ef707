export { TrialLink } from './components/trial-link';
export { useVisitor } from './hooks/use-visitor';
export { SiteRoutes } from './site-routes';
