import { join } from 'node:path';
import { startCompiler } from './compiler.js';
import { startTool } from './foreign-tool.js';
import { startGround } from './ground.js';
import type { Household } from './household.js';
import { keepHouse } from './keep-house.js';
import { assertPortFree } from './ports.js';
import { readLocalSettings } from './settings.js';
import { WatchedApp } from './watched-app.js';
import { welcome } from './welcome.js';

// The operator behind `npm run dev`: Vite serves the pages and hands everything else to the app node.
const dist = join(import.meta.dirname, '../..');

async function moveIn(household: Household): Promise<void> {
  const read = readLocalSettings(process.env);
  const settings = { ...read, publicUrl: process.env.PUBLIC_URL || `http://localhost:${read.devPort}` };
  await assertPortFree('127.0.0.1', settings.devPort, 'DEV_PORT');
  const env = await startGround(settings, household, join(dist, 'tools/paypal-emulator/main.js'));
  await household.add(startCompiler());
  const app = { name: 'The app', argv: ['--enable-source-maps', join(dist, 'backend/src/main.js')], env };
  await household.add(new WatchedApp(app, join(dist, 'backend/tsconfig.build.tsbuildinfo')));
  const vite = [
    'node_modules/vite/bin/vite.js',
    'frontend',
    '--strictPort',
    '--port',
    String(settings.devPort),
  ];
  await household.add(startTool('Vite', vite, env));
  console.log(welcome(settings));
}

process.exitCode = await keepHouse(moveIn);
