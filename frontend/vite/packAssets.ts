import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /^assets\/.*\.(js|css|svg)$/;
/** Below this, the head of an answer weighs more than packing saves. */
const LEAST_BYTES = 1024;

/** Leaves brotli and gzip beside each script and style, so that no server packs them anew for each visitor. */
export function packAssets(): Plugin {
  return {
    name: 'gangway-pack-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => pack(join(dir, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < LEAST_BYTES) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(text, best)),
    writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
