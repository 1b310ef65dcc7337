import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Child } from './child.js';
import { startTool } from './foreign-tool.js';

const CONFIG = 'node_modules/.cache/gangway/nest-cli.dev.json';

/** Compiles the backend and goes on doing so as its sources change. */
export function startCompiler(): Child {
  // What runs must not lose its files, so this one build does not empty the folder first.
  const config = JSON.parse(readFileSync('nest-cli.json', 'utf8')) as { compilerOptions: object };
  const kept = { ...config, compilerOptions: { ...config.compilerOptions, deleteOutDir: false } };
  mkdirSync(dirname(CONFIG), { recursive: true });
  writeFileSync(CONFIG, JSON.stringify(kept));
  const nest = 'node_modules/@nestjs/cli/bin/nest.js';
  return startTool(
    'The compiler',
    [nest, 'build', '--watch', '--preserveWatchOutput', '--config', CONFIG],
    process.env,
  );
}
