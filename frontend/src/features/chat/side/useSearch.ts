import { useEffect, useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { ChatClient } from '../engine/chatClient';
import { isSearchable } from './search.rules';

const TYPED_MS = 200;

export type Found =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  /** `text` is what was looked for; `problem` is why older ones could not be had. */
  | { state: 'found'; text: string; messages: readonly ChatMessage[]; hasMore: boolean; problem?: string };

interface Answer {
  text: string;
  found: Found;
}

const START = 2;

/** What is shown for a query: the last answer, as long as it is about a query that began alike. */
function foundFor(text: string, answer: Answer | null): Found {
  if (!isSearchable(text)) return { state: 'idle' };
  const isAlike = answer?.text.slice(0, START) === text.slice(0, START);
  // What was found stays until there is something else: a list that flickers cannot be read.
  return answer && isAlike ? answer.found : { state: 'loading' };
}

function foundIn(text: string, reply: Awaited<ReturnType<ChatClient['acts']['search']>>): Found {
  return typeof reply === 'string' ? { state: 'failed', reason: reply } : { state: 'found', text, ...reply };
}

interface Search {
  found: Found;
  /** Asks for older ones. */
  more: () => Promise<void>;
  /** Asks once more what could not be looked for. */
  retry: () => Promise<void>;
}

/** What the server finds of a query, a moment after the last key. An answer that comes after a newer question is dropped. */
export function useSearch(client: Pick<ChatClient, 'acts'>, query: string): Search {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = query.trim();
  const found = foundFor(text, answer);

  useEffect(() => {
    if (!isSearchable(text)) return undefined;
    let isAsked = true;
    const ask = async () => {
      const reply = await client.acts.search(text);
      if (!isAsked) return;
      setAnswer({ text, found: foundIn(text, reply) });
    };
    const timer = setTimeout(() => void ask(), TYPED_MS);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [client, text]);

  const more = async () => {
    if (answer?.found.state !== 'found') return;
    const { messages } = answer.found;
    const reply = await client.acts.search(answer.text, messages.at(-1)?.seq);
    const found: Found =
      typeof reply === 'string'
        ? { ...answer.found, problem: reply }
        : { ...reply, state: 'found', text: answer.text, messages: [...messages, ...reply.messages] };
    setAnswer((now) => (now === answer ? { text: answer.text, found } : now));
  };
  const retry = async () => {
    const reply = await client.acts.search(text);
    setAnswer((now) => (now === answer ? { text, found: foundIn(text, reply) } : now));
  };
  return { found, more, retry };
}
