import { useState } from 'react';
import { newId } from '../lib/newId';

function makeKeys() {
  let sent: { text: string; key: string } | null = null;
  return {
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body ?? null);
      if (sent?.text !== text) sent = { text, key: newId() };
      return sent.key;
    },
    renew: () => {
      sent = null;
    },
  };
}

/**
 * The `Idempotency-Key` of what one form or button sends: the same while the same is sent again, as after an answer that was
 * lost, so that it is done once. Other contents are another wish, and so is what is sent after the server has said yes.
 */
export function useFormKey(): ReturnType<typeof makeKeys> {
  const [keys] = useState(makeKeys);
  return keys;
}
