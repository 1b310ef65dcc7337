import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

// Puts each server and the packages it uses into a few files: of a start's work, most was finding and reading some
// three thousand of them. Runs after the compiler; `npm run dev` starts what the compiler wrote.
const DIST = join(import.meta.dirname, '../dist');
const BUNDLED = join(DIST, 'backend/bundled');

/** Where a server starts, and what its file below `dist/backend/bundled` is called. */
const SERVERS = { app: 'backend/src/main.js', emulator: 'tools/paypal-emulator/main.js' };

/** Packages that hold machine code, or are asked for in case they are there: Node finds them when they are wanted. */
const LEFT_OUT = [
  /^(sharp|@node-rs\/argon2|bufferutil)$/,
  /^(utf-8-validate|pg-native|redis|@nestjs\/microservices\b.*|@fastify\/static)$/,
];

/** Lets an error's stack lead to the compiled file's source, as the compiler's own maps do. */
const keepMaps = {
  name: 'keep-maps',
  load: {
    filter: { id: /^(?!.*[\\/]node_modules[\\/]).*[\\/]dist[\\/].*\.js$/ },
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
  },
};

const mended = new Set();

/**
 * These ask for a package past the bundler's eyes. What they then got would be a second copy, which knows nothing of
 * the decorators the first one has seen.
 */
const oneCopy = {
  name: 'one-copy',
  transform: {
    filter: { id: /@nestjs[\\/](mapped-types|typeorm)[\\/]/, code: 'createRequire(import.meta.url)' },
    handler: (code, id) => {
      mended.add(id);
      return { code: code.replace('const require = createRequire(import.meta.url);', ''), map: null };
    },
  },
};

rmSync(BUNDLED, { recursive: true, force: true });
for (const [name, entry] of Object.entries(SERVERS)) {
  const bundle = await rolldown({
    input: { [name]: join(DIST, entry) },
    platform: 'node',
    external: LEFT_OUT,
    plugins: [keepMaps, oneCopy],
  });
  await bundle.write({
    dir: BUNDLED,
    chunkFileNames: `${name}-[name]-[hash].js`,
    // Nest, TypeORM and the log know classes by their names.
    keepNames: true,
    sourcemap: true,
    comments: { jsdoc: false },
  });
}
if (mended.size !== 2)
  throw new Error(`Nest's packages load others in a new way: see ${oneCopy.name} in this file.`);
