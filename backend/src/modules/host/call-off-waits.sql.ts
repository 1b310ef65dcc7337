/** Whether a trip `t` is to be called off, and waits for the word of a second host. */
export const CALL_OFF_WAITS =
  '(t.called_off_at IS NULL AND EXISTS (SELECT FROM trip_call_offs c WHERE c.trip_id = t.id))';
