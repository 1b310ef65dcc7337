import { jest } from '@jest/globals';

// Real processes on a machine that others use too: one more try, as journeys have. Who needed it is named in the last lines
// of `npm test`, and is mended: what is really broken fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
