import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built site of one page, `/`: what an address of the API answered when it was drawn. */
export class OnePageSite {
  private readonly folder = mkdtempSync(join(tmpdir(), 'gangway-site-'));
  /** For STATIC_DIR. */
  readonly dir = join(this.folder, 'site');

  constructor(address: string) {
    const files: Record<string, string> = {
      'package.json': '{ "type": "module" }',
      'site/index.html': '<!doctype html>',
      'site/routes.json': '["/"]',
      'site/.vite/manifest.json': '{}',
      'site-server/entry-server.js': `export default {
        publicPaths: ['/'],
        pathsOfTrip: () => [],
        drawnAt: (path) => (path === '/' ? '/' : null),
        drawOwn: async () => null,
        drawPage: async ({ callApi, origin }) => ({
          html: await (await callApi(new Request(origin + '${address}'))).text(),
          isFound: true,
        }),
      };`,
    };
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.folder, path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
