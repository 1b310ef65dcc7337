import { join } from 'node:path';
import { keepHouse } from './keep-house.js';
import { startEverything } from './operator.js';

// The laptop operator behind `npm start`.
const dist = join(import.meta.dirname, '..');
const scripts = { app: join(dist, 'bundled/app.js'), emulator: join(dist, 'bundled/emulator.js') };

process.exitCode = await keepHouse((household) => startEverything(household, scripts));
