import { channel } from '../../platform/realtime/bus.js';

/** What these people may enter may be another now: open sockets and pages look again. */
export const ACCESS_CHANGED = channel<{ userIds: number[] }>('access');

/** One session has ended, or all of a person's. */
export const SESSION_ENDED = channel<{ sessionId: string } | { userId: number }>('session-ended');
