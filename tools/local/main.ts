import { join } from 'node:path';
import { keepHouse } from './keep-house.js';
import { startEverything } from './operator.js';

// The laptop operator behind `npm start`.
const bundled = join(import.meta.dirname, '../../backend/bundled');
const scripts = { app: join(bundled, 'app.js'), emulator: join(bundled, 'emulator.js') };

process.exitCode = await keepHouse((household) => startEverything(household, scripts));
