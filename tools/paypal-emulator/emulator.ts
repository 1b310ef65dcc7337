import type { Pool } from 'pg';
import type { EmulatorClock } from './clock.js';
import type { EmulatorSettings } from './settings.js';
import type { SigningKeys } from './webhooks/signing-keys.js';

/** What every part of the emulator is given. */
export interface Emulator {
  settings: EmulatorSettings;
  pool: Pool;
  /** The time by which orders lapse, request ids are forgotten and messages are due; a test may move it on. */
  now: () => Date;
  clock: EmulatorClock;
  /** The keys webhooks are signed with, made when they are first asked for. */
  signingKeys: () => Promise<SigningKeys>;
  /** Called after a commit that may have put messages on their way. */
  wake: () => void;
  /** Cuts what is being posted to merchants, and waits for its end. */
  cutPosts: () => Promise<void>;
}
