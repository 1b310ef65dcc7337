import type { Stack } from './stack.js';

/** As if the clock had come to a message's time, whatever day its trip's clock shows. */
export const letItBeDue = (stack: Stack, id: string) =>
  stack.db.query(
    `UPDATE host_messages SET send_at = '2000-01-01Z', next_look_at = '2000-01-01Z' WHERE public_id = $1`,
    [id],
  );
