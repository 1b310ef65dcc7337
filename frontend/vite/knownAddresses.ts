import type { Plugin } from 'vite';

/** Leaves `routes.json` beside the built page: the address patterns that exist. A server answers all others with 404. */
export function knownAddresses(patterns: readonly string[]): Plugin {
  return {
    name: 'gangway-known-addresses',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(patterns, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}
