import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

function jsonAsset(fileName: string, value: unknown) {
  return { type: 'asset', fileName, source: `${JSON.stringify(value, null, 2)}\n` } as const;
}

/**
 * Leaves beside the built page what a server must know to serve it: `routes.json`, the address patterns that exist (all
 * others deserve a 404), and `csp-hashes.json`, the hashes that let the page's inline scripts through a strict CSP.
 */
export function knownAddresses(patterns: readonly string[]): Plugin {
  return {
    name: 'gangway-known-addresses',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
      const hashes = inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
      this.emitFile(jsonAsset('routes.json', patterns));
      this.emitFile(jsonAsset('csp-hashes.json', hashes));
    },
  };
}
