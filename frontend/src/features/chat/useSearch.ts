import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../backend/contracts/chat-events';
import type { ChatClient } from './chatClient';
import { isSearchable } from './search.rules';

const TYPED_MS = 200;

export type Found =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'found'; messages: readonly ChatMessage[]; hasMore: boolean };

/** What the server finds of a query, a moment after the last key. An answer that comes after a newer question is dropped. */
export function useSearch(client: ChatClient, query: string): { found: Found; more: () => Promise<void> } {
  const [found, setFound] = useState<Found>({ state: 'idle' });
  const asked = useRef('');

  useEffect(() => {
    const text = query.trim();
    asked.current = text;
    if (!isSearchable(text)) {
      setFound({ state: 'idle' });
      return undefined;
    }
    // What was found stays until there is something else: a list that flickers cannot be read.
    setFound((before) => (before.state === 'found' ? before : { state: 'loading' }));
    const timer = setTimeout(() => {
      void client.acts.search(text).then((reply) => {
        if (asked.current !== text) return;
        setFound(
          typeof reply === 'string' ? { state: 'failed', reason: reply } : { state: 'found', ...reply },
        );
      });
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [client, query]);

  const more = async () => {
    const text = asked.current;
    const before = found.state === 'found' ? found.messages.at(-1)?.seq : undefined;
    if (before === undefined) return;
    const reply = await client.acts.search(text, before);
    if (asked.current !== text || typeof reply === 'string') return;
    const { messages, hasMore } = reply;
    setFound((now) =>
      now.state === 'found' ? { ...now, messages: [...now.messages, ...messages], hasMore } : now,
    );
  };
  return { found, more };
}
