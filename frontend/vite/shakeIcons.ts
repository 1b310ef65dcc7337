import type { Plugin } from 'vite';

/** What tells the parts of an icon apart for React, which in a built site knows them by their order as well. */
const KEY = /,\s*key: "\w+"/g;

/**
 * Lets the bundler drop the keys of lucide's icons: some fifty of them come with every page, each of random signs that
 * cannot be packed. Throws when a new version writes its icons otherwise.
 */
export function shakeIcons(): Plugin {
  return {
    name: 'gangway-shake-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\//, code: /createLucideIcon\(/ },
      handler(code, id) {
        const lean = code.replaceAll(KEY, '');
        if (lean === code) throw new Error(`${id} has no keys any more: look at shakeIcons.ts.`);
        return { code: lean, map: null };
      },
    },
  };
}
