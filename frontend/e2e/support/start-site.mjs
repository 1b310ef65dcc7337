import { rmSync } from 'node:fs';

// The operator behind `npm start`, over data that begins anew: journeys count on the demo as it was seeded.
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names the folder that is wiped before the site starts');
rmSync(DATA_DIR, { recursive: true, force: true });
await import('../../../dist/tools/local/main.js');
