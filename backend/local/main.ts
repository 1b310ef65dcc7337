import { join } from 'node:path';
import { keepHouse } from './keep-house.js';
import { startEverything } from './operator.js';

// The laptop operator behind `npm start`.
const dist = join(import.meta.dirname, '..');
const scripts = { app: join(dist, 'src/main.js'), emulator: join(dist, 'paypal-emulator/main.js') };

process.exitCode = await keepHouse((household) => startEverything(household, scripts));
