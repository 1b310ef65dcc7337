/**
 * A chat server at the far end of the page's own socket: it speaks Engine.IO and Socket.IO 4 as far as the chat needs,
 * so that what is measured is the browser alone, and the same on every run.
 */
const NAMESPACE = '/chat';
const TRIP = 1;
const START_MS = Date.parse('2025-05-01T16:00:00Z');
const GAP_MS = 90_000;
const ME = { id: 1, name: 'Nina O.', avatar: 'NO', isHost: false };
const OTHERS = ['Lucas M.', 'Marisol V.', 'Tess N.', 'Amir H.', 'Priya R.'].map((name, index) => ({
  id: index + 2,
  name,
  avatar: `${name[0]}${name.at(-2)}`,
  isHost: index === 1,
}));
const WORDS = 'the pool deck at nine who brings cards see https://example.com and bring a hat'.split(' ');

/** A line like people write: one to some forty words, now and then with a reaction or an answer. */
function messageOf(seq, sender = OTHERS[seq % OTHERS.length]) {
  const length = 1 + ((seq * 7) % 40);
  const content = Array.from({ length }, (_, index) => WORDS[(seq + index) % WORDS.length]).join(' ');
  const message = {
    seq,
    id: `m${seq}`,
    clientId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    tripId: TRIP,
    sender,
    content,
    at: new Date(START_MS + seq * GAP_MS).toISOString(),
  };
  if (seq % 9 === 0) message.replyTo = Math.max(1, seq - 3);
  if (seq % 7 === 0) {
    message.change = {
      rev: seq,
      content,
      reactions: [{ emoji: '👍', userIds: [2, 3, 4].slice(0, 1 + (seq % 3)) }],
    };
  }
  return message;
}

/** Puts the server behind every chat socket of a page. `count` messages are in its log. */
export async function serveChat(page, count) {
  let head = count;
  let socket = null;
  let welcome = () => undefined;
  const tell = (event, payload) => socket?.send(`42${NAMESPACE},${JSON.stringify([event, payload])}`);
  const entered = new Promise((resolve) => {
    welcome = resolve;
  });

  const answer = (id, name, payload) => {
    const reply = (body) => socket?.send(`43${NAMESPACE},${id}${JSON.stringify([{ ok: true, ...body }])}`);
    if (name === 'chat:send') {
      head += 1;
      const at = new Date(START_MS + head * GAP_MS).toISOString();
      reply({ message: { ...messageOf(head, ME), ...payload, at } });
    } else if (name === 'chat:history') reply({ messages: [], hasMore: false });
  };

  await page.routeWebSocket(/\/socket\.io\//, (ws) => {
    socket = ws;
    ws.onMessage((frame) => {
      const text = String(frame);
      if (text === '3') return;
      if (text.startsWith(`40${NAMESPACE}`)) {
        ws.send(`40${NAMESPACE},{"sid":"bench"}`);
        welcome();
        return;
      }
      const [, id, body] = /^42\/chat,(\d*)(\[.*\])$/s.exec(text) ?? [];
      if (id) answer(id, ...JSON.parse(body));
    });
    ws.send('0{"sid":"bench","upgrades":[],"pingInterval":60000,"pingTimeout":60000,"maxPayload":100000000}');
  });

  return {
    /** Resolves once the page has asked to enter the chat. */
    entered,
    welcome: () =>
      tell('chat:welcome', {
        me: ME,
        tripId: TRIP,
        head: count,
        missed: Array.from({ length: count }, (_, index) => messageOf(index + 1)),
        gap: false,
        rev: count,
        changed: [],
        changesGap: false,
        pinned: [],
        silencedUntil: null,
        mutedUserIds: [],
        here: 6,
        readSeq: count,
        activity: { messagesToday: 24, activeMembers: 8, totalMembers: 12, photosShared: 156 },
      }),
    say: () => {
      head += 1;
      tell('chat:messages', [messageOf(head)]);
    },
  };
}
