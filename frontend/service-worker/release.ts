interface Release {
  name: string;
  /** What the application's page starts with. */
  scripts: string[];
  /** Every public page, the application's empty one, and what these need. */
  pages: { url: string; revision: string | null }[];
  /** The code of every screen. Its names have hashes. */
  application: string[];
}

declare const self: { __RELEASE__: Release };

/** Written in here by the build, which is the only one to know (frontend/build/service-worker). */
export const release = self.__RELEASE__;
