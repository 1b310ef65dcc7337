import { join } from 'node:path';
import { keepHouse } from './keep-house.js';
import { startEverything } from './operator.js';

// The laptop operator behind `npm start`.
const dist = join(import.meta.dirname, '../../backend/bundled');
const scripts = { app: join(dist, 'app.js'), emulator: join(dist, 'emulator.js') };

process.exitCode = await keepHouse((household) => startEverything(household, scripts));
