import { channel } from '../../platform/realtime/bus.js';

/** A trip changed what the public site shows of it. */
export const TRIP_CHANGED = channel<object>('trip-changed');
