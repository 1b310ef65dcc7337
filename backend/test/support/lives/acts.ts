import { CHANGE_ACTS } from './change-acts.js';
import { DESK_ACTS } from './desk-acts.js';
import { GUEST_ACTS } from './guest-acts.js';
import { PAYPAL_ACTS } from './paypal-acts.js';

/** Everything that may happen to a booking. Those that bring money are there more than once: a life needs some. */
export const ACTS = { ...GUEST_ACTS, ...DESK_ACTS, ...CHANGE_ACTS, ...PAYPAL_ACTS };
export type ActName = keyof typeof ACTS;
const USUAL: ActName[] = ['pay due', 'pay due', 'pay due', 'pay next', 'pay balance', 'pay an amount'];
export const ACT_NAMES: ActName[] = [...USUAL, ...(Object.keys(ACTS) as ActName[])];
