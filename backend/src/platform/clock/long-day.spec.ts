import { expect, it } from '@jest/globals';
import { longDay } from './long-day.js';

it('tells a day in words', () => expect(longDay('2025-07-07')).toBe('July 7, 2025'));
