import type { Pool } from 'pg';
import type { EmulatorSettings } from './settings.js';

/** What every part of the emulator is given. */
export interface Emulator {
  settings: EmulatorSettings;
  pool: Pool;
  /** The time by which orders lapse and request ids are forgotten; tests bring their own. */
  now: () => Date;
}
