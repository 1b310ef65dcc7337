import type { ChatMessage, ChatSend } from '../../../../../backend/contracts/chat-events';
import type { OutboxStore, UnsentLine } from '../../../api/device/chatOutboxStore';
import type { ChatHearing, ChatWire, Reply } from '../../../api/chat/chatSocket';
import type { ChatReading } from '../../../api/chat/chatReading';
import { ChatClient } from '../engine/chatClient';
import { aMessage, aWelcome, MAYA, messages } from './testing';

type SendReply = Reply<{ message: ChatMessage }>;
interface Sent {
  content: string;
  clientId: string;
  photoId: string | undefined;
  poll: ChatSend['poll'];
  answer: (reply: SendReply) => void;
  cut: () => void;
}

const UNREAD: ChatReading = {
  welcome: () => Promise.reject(new Error('not played')),
  history: () => Promise.reject(new Error('not played')),
};

/** A wire whose far end the test plays, and a storage that outlives the client. */
export function aChat(kept: UnsentLine[] = [], missed = messages(1, 2), reading = UNREAD) {
  const sent: Sent[] = [];
  const uploads: {
    answer: (id: string) => Promise<void>;
    refuse: (error: Error) => Promise<void>;
    signal: AbortSignal;
  }[] = [];
  const reads: number[] = [];
  let others = 0;
  const asked: object[] = [];
  let hearing: ChatHearing | undefined;
  const wire: ChatWire = {
    send: ({ content, clientId, photoId, poll }) =>
      new Promise((answer, reject) =>
        sent.push({ content, clientId, photoId, poll, answer, cut: () => reject(new Error('cut')) }),
      ),
    history: (page) => {
      asked.push(page);
      return Promise.resolve({ ok: true, messages: [], hasMore: false });
    },
    search: () => Promise.reject(new Error('not played')),
    edit: () => Promise.reject(new Error('not played')),
    delete: () => Promise.reject(new Error('not played')),
    react: () => Promise.reject(new Error('not played')),
    vote: () => Promise.reject(new Error('not played')),
    endPoll: () => Promise.reject(new Error('not played')),
    pin: () => Promise.reject(new Error('not played')),
    report: () => Promise.reject(new Error('not played')),
    mute: () => Promise.reject(new Error('not played')),
    read: (seq) => void reads.push(seq),
    typing: () => undefined,
    close: () => undefined,
  };
  const stored = new Map(kept.map((line) => [line.clientId, line]));
  const store: OutboxStore = {
    load: () => Promise.resolve([...stored.values()]),
    put: async (line) => void stored.set(line.clientId, line),
    replace: async (line) => void (stored.has(line.clientId) && stored.set(line.clientId, line)),
    remove: async (clientId) => void stored.delete(clientId),
  };
  const client = new ChatClient(
    (heard) => {
      hearing = heard;
      return wire;
    },
    () => store,
    (_file, _onPart, signal) =>
      new Promise((resolve, reject) => {
        const settle = async () => jest.advanceTimersByTimeAsync(0);
        uploads.push({
          signal,
          answer: async (id) => {
            resolve({ id });
            await settle();
          },
          refuse: async (error) => {
            reject(error);
            await settle();
          },
        });
      }),
    reading,
  );
  client.open(null, () => {
    others += 1;
  });
  const connect = async (readSeq = 0) => {
    hearing?.onConnection({ state: 'live' });
    hearing?.onWelcome(aWelcome({ missed, readSeq }));
    await jest.advanceTimersByTimeAsync(0);
  };
  const acknowledge = async (index: number, seq: number) => {
    const { clientId, content, answer } = sent[index] ?? fail();
    answer({ ok: true, message: aMessage({ seq, clientId, content, sender: MAYA }) });
    await jest.advanceTimersByTimeAsync(0);
  };
  const pending = () => client.getState().pending.map(({ content, status }) => [content, status]);
  const photoIds = () => sent.map(({ photoId }) => photoId);
  const hear = () => hearing ?? fail();
  return {
    client,
    sent,
    uploads,
    asked,
    reads,
    stored,
    connect,
    acknowledge,
    pending,
    photoIds,
    hear,
    others: () => others,
  };
}

function fail(): never {
  throw new Error('The chat has not come that far');
}
