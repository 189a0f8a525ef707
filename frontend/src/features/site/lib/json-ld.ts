import { sitePaths } from './site-paths';

/** What search engines are told: the site, the software, and who is behind it. */
export function jsonLd(origin: string): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Twyn',
    url: origin,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...organization, logo: `${origin}/icon.svg` },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: 'Twyn',
        url: origin,
        publisher: { '@id': organization['@id'] },
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Twyn',
        description:
          'A personal AI digital twin that you host yourself: it remembers, and answers with its sources.',
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Linux, macOS, Windows',
        url: origin + sitePaths.home,
        publisher: { '@id': organization['@id'] },
      },
    ],
  };
}
