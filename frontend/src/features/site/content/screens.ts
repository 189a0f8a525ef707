import askDark from '../images/ask-dark.webp';
import askLight from '../images/ask-light.webp';
import dashboardDark from '../images/dashboard-dark.webp';
import dashboardLight from '../images/dashboard-light.webp';
import searchDark from '../images/search-dark.webp';
import searchLight from '../images/search-light.webp';

const size = { width: 1440, height: 900 };

/** The product as it is, on sample data; taken by `npm run screenshots`. */
export const screens = {
  dashboard: {
    ...size,
    src: { dark: dashboardDark, light: dashboardLight },
    alt: 'The dashboard: fields to tell the twin something and to ask it, and the newest memories.',
  },
  ask: {
    ...size,
    src: { dark: askDark, light: askLight },
    alt: 'A conversation: two questions answered with their sources, a third with “I don’t have anything about that”.',
  },
  search: {
    ...size,
    src: { dark: searchDark, light: searchLight },
    alt: 'Search for “nut allergy”: the note about peanuts, with the reasons why it matched.',
  },
};
